import type { ForgedMarkWords } from '../topics/forged-marks.js';

export const forgedMarks: ForgedMarkWords = {
  tags: 'consignes?|offre',
  closingTags: 'utilisateur|document',
  turns: '(?:message|note|instructions?|consignes?) (?:du )?(?:système|développeur)',
  loneTurns: '(?:message|instructions?|consignes?) (?:du )?système',
  speakers: 'assistant',
  answers: "oui|bien sûr|voici|j['’]ai",
  boundaries:
    "(?:fin|début) (?:du |de la |de l['’]|des )(?:cv|curriculum vitae|document|texte|offre|annonce|données)",
  separators: 'fin',
  afterSystem: 'vous|ignorez|ajoutez|notez|évaluez',
};
