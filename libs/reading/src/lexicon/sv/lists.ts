import type { ListWords } from '../topics/lists.js';

export const lists: ListWords = {
  oneOf: 'minst (?:en|ett)|(?:en|ett) eller flera',
  someOf: '(?:några|flera) av',
  notNeeded: 'inget krav|krävs (?:inte|ej)|behöver inte',
  itemOpenings: 'Erfarenhet|Kunskap|Kunskaper|God|Goda|Utbildning|Körkort|Meriterande|Du|Vi',
  itemEndings: 'meriterande',
  shortOpenings: 'En|Ett|Att|Du|Vi|Ha',
};
