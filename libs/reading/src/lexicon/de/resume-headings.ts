import { wordList } from '../lexicon.js';
import type { ResumeHeadingWords } from '../topics/resume-headings.js';

export const resumeHeadings: ResumeHeadingWords = {
  strong: {
    experience: wordList(`
      erfahrung erfahrungen berufserfahrung berufserfahrungen werdegang berufspraxis stationen berufsstationen laufbahn berufstätigkeit arbeitserfahrung praxiserfahrung praktika praktikum
      ehrenamt
    `),
    projects: wordList('projekte'),
    skills: wordList(`
      kenntnisse fähigkeiten kompetenzen fachkenntnisse edv-kenntnisse it-kenntnisse computerkenntnisse
    `),
    education: wordList('ausbildung bildung bildungsweg studium schulbildung'),
    certificates: wordList(`
      zertifikate zertifizierungen weiterbildung weiterbildungen fortbildungen
    `),
    languages: wordList('sprachen sprachkenntnisse fremdsprachen'),
    summary: wordList('profil kurzprofil'),
    other: wordList(`
      interessen referenzen kontakt publikationen auszeichnungen hobbys sonstiges verschiedenes
    `),
  },
  weak: {
    skills: wordList('edv werkzeuge technologien'),
    projects: wordList('projekt'),
    other: wordList('ziele lernziele'),
  },
  modifiers: wordList(`
    sonstige zusätzliche professionelle beruflicher berufliche beruflichen praktische persönliche persönlicher technische fachliche und im weitere meine lebenslauf
  `),
  whole: {
    experience: 'beruflicher werdegang',
    education: '(?:schul- und )?berufsbildung',
    summary: 'über mich',
    other: 'persönliche daten',
  },
  miscellaneous: 'anderes|weiteres',
  wishes:
    'interessen|hobbys?|interessen (?:und|&) hobbys|hobbys (?:und|&) interessen|ziele|lernziele',
  technical: '',
  unspaced: {},
  unspacedModifiers: [],
};
