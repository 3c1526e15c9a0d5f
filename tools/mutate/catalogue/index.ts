import type { Mutant } from '../mutant.ts';
import { features } from './features.ts';
import { files } from './files.ts';
import { limits } from './limits.ts';
import { models } from './models.ts';
import { operators } from './operators.ts';
import { origins } from './origins.ts';
import { ownership } from './ownership.ts';
import { requests } from './requests.ts';
import { sessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { waysIn } from './ways-in.ts';

/** Every security check, and some other promises, that a test has to hold; see ../README.md. */
export const catalogue: readonly Mutant[] = [
  ...sessions,
  ...signIn,
  ...waysIn,
  ...ownership,
  ...origins,
  ...requests,
  ...limits,
  ...files,
  ...models,
  ...operators,
  ...features,
];
