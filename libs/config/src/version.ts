import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The package.json of the whole, which is in the image too. */
const file = new URL('../../../package.json', import.meta.url);

/** The version of this build. A release has the version of its tag. */
export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(file, 'utf8')));
