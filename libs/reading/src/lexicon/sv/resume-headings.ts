import { wordList } from '../lexicon.js';
import type { ResumeHeadingWords } from '../topics/resume-headings.js';

export const resumeHeadings: ResumeHeadingWords = {
  strong: {
    experience: wordList(`
      arbetslivserfarenhet arbetslivserfarenheter erfarenhet erfarenheter yrkeserfarenhet arbetserfarenhet anställningar anställning praktik uppdrag karriär
    `),
    projects: wordList('projekt'),
    skills: wordList(
      'kunskaper kompetens kompetenser färdigheter datakunskaper datorkunskaper it-kunskaper',
    ),
    education: wordList('utbildning utbildningar studier'),
    certificates: wordList('certifikat certifieringar kurser kompetensutveckling vidareutbildning'),
    languages: wordList('språk språkkunskaper'),
    summary: wordList('profil sammanfattning'),
    other: wordList('intressen referenser kontakt publikationer fritidsintressen övrigt'),
  },
  weak: {
    other: wordList('mål'),
  },
  modifiers: wordList('övriga relevanta tekniska personliga min mina och professionell'),
  whole: {
    summary: 'om mig',
    other: 'personliga uppgifter',
  },
  miscellaneous: 'annat',
  wishes: 'intressen|fritid|fritidsintressen|mål',
  technical: '',
  unspaced: {},
  unspacedModifiers: [],
};
