import type { Lexicon } from '../lexicon.js';
import { dates } from './dates.js';
import { negation } from './negation.js';
import { phrases } from './phrases.js';

export const fr: Lexicon = { dates, negation, phrases };
