import type { Label } from '@rolefit/contracts';
import type { MatchTexts } from '../texts.js';
import { writeLabel } from '../write-match.js';
import { adviceIn } from './advice.js';
import { phrases } from './phrases.js';
import { reasonsIn } from './reasons.js';
import { verdictsIn } from './verdicts.js';

const name = (label: Label) => writeLabel(label, { phrases });

export const english: MatchTexts = {
  phrases,
  credential: (credential) => credential,
  sentences: { ...reasonsIn(name), ...adviceIn(name), ...verdictsIn(name) },
};
