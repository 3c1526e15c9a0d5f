import type { Label } from '@rolefit/contracts';
import type { MatchTexts } from '../texts.js';
import { writeLabel } from '../write-match.js';
import { adviceIn } from './advice.js';
import { germanCredential } from './credential-names.js';
import { phrases } from './phrases.js';
import { reasonsIn } from './reasons.js';
import { verdictsIn } from './verdicts.js';

const name = (label: Label) =>
  typeof label === 'string' ? germanCredential(label) : writeLabel(label, { phrases });

export const german: MatchTexts = {
  phrases,
  credential: germanCredential,
  sentences: { ...reasonsIn(name), ...adviceIn(name), ...verdictsIn(name) },
};
