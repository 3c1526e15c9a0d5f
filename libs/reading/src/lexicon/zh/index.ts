import type { PartialLexicon } from '../lexicon.js';
import { dates } from './dates.js';

/** Chinese, in which resumes are read but postings only in part. */
export const zh: PartialLexicon = { dates };
