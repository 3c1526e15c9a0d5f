import { wordList } from '../lexicon.js';
import type { PostingSectionWords } from '../topics/posting-sections.js';

export const postingSections: PostingSectionWords = {
  headings: {
    boilerplate: String.raw`offres? (?:similaires?|d['’]emploi similaires?)`,
    benefits: 'nous offrons|nous vous offrons|avantages|ce que nous',
    preferred: 'un plus|les plus|atouts?|souhait',
    about: String.raw`à propos|qui sommes|l['’]entreprise|postuler`,
    duties: String.raw`missions?\b|vos (?:missions|responsabilités|tâches)|votre (?:rôle|mission)|vous devrez (?:accomplir|effectuer|réaliser)|ce que vous (?:ferez|allez faire)|responsabili[td]|tâches|descripti(?:on|f) du poste`,
    education: String.raw`formation\b`,
    languages: 'langues?',
    required:
      '(?:votre|le) profil|profil recherché|nous vous évaluerons|(?:les )?critères|exigences|compétences|expérience',
  },
  headingWords: wordList(`
    le la les l un une des du de et ou vous nous votre vos notre nos pour avec dans en au aux que qui poste profil recherché recherchée requis requise
    requises souhaité souhaitée compétences expérience connaissances qualités formation missions
  `),
  subjectPrepositions: 'avec|de|en',
  articles: '',
  payLabels: 'salaire|rémunération',
  opensRequirements:
    'vous devez (?:avoir|être)|vous (?:avez|possédez)|candidate?s? (?:devra|devront|doit|doivent|aura|auront|possède)',
  opensDuties: 'missions?|tâches|responsable|chargée?s?',
  endsBeforeDuties: '',
  columns: {
    required: 'exigé|obligatoire',
    preferred: 'souhaité|un plus',
  },
  yes: 'oui',
};
