import { wordList } from '../lexicon.js';
import type { PostingSectionWords } from '../topics/posting-sections.js';

export const postingSections: PostingSectionWords = {
  headings: {
    boilerplate: 'ähnliche (?:jobs|stellen)|weitere (?:jobs|stellen)',
    benefits: 'was wir (?:dir |ihnen )?bieten|wir bieten|unser angebot|das bieten|benefits für',
    preferred: 'von vorteil|wünschenswert|das wäre (?:schön|toll)|pluspunkte',
    about: 'über uns|wer wir sind|das unternehmen|bewerbung|kontakt',
    duties:
      'aufgaben|(?:deine|ihre|ihr|dein) (?:aufgaben|tätigkeit|rolle|job)|(?:was|das) (?:dich |sie )?erwartet',
    education: 'ausbildung',
    languages: 'sprachen|sprachkenntnisse',
    required: String.raw`(?:dein|ihr|das) profil|profil\b|anforderungen|voraussetzungen|qualifikation|das bringst|was du mitbring|was (?:wir|du) (?:erwarten|brauchst)|was sie mitbring`,
  },
  headingWords: wordList(`
    und oder der die das den dem des ein eine sie ihr ihre du dein deine wir uns unser unsere für bei im in mit von zu was wer mitbringen bringen profil
    aufgaben anforderungen voraussetzungen kenntnisse fähigkeiten erfahrung qualifikation qualifikationen stelle unternehmen bieten
  `),
  subjectPrepositions: 'mit|in|von',
  articles: '',
  payLabels: 'gehalt|vergütung',
  opensRequirements:
    'voraussetzungen|bringen sie|bringst du|sollten sie|solltest du|(?:bewerber|kandidat)(?:in|innen|en|:in|/in)* (?:hat|haben|verfügt|verfügen|bringt|bringen|ist|sind)',
  opensDuties: String.raw`aufgaben\p{L}*|zuständig|verantwort\p{L}+`,
  endsBeforeDuties: '',
  columns: {
    required: 'muss|erforderlich',
    preferred: 'kann|wünschenswert',
  },
  yes: 'ja',
};
