import { wordList } from '../lexicon.js';
import type { ResumeHeadingWords } from '../topics/resume-headings.js';

export const resumeHeadings: ResumeHeadingWords = {
  strong: {},
  weak: {
    other: wordList('mål'),
  },
  modifiers: [],
  whole: {},
  wishes: 'intressen|fritid|mål',
  technical: '',
  unspaced: {},
  unspacedModifiers: [],
};
