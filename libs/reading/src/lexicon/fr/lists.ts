import type { ListWords } from '../topics/lists.js';

export const lists: ListWords = {
  oneOf: "(?:au moins )?(?:l['’])?une? (?:ou plusieurs )?(?:de|des)",
  someOf: 'certain(?:e?s) (?:de|des)|plusieurs (?:de|des)',
  notNeeded: 'pas (?:requis|nécessaire)',
  itemOpenings:
    'Expérience|Maîtrise|Bonne|Bonnes|Connaissance|Connaissances|Vous|Nous|Idéalement|Titulaire|Formation',
  itemEndings: 'requise|exigée|souhaitée|appréciée',
  shortOpenings: 'Le|La|Les|Un|Une',
};
