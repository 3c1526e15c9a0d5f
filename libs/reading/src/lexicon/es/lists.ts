import type { ListWords } from '../topics/lists.js';

export const lists: ListWords = {
  oneOf: 'al menos un[oa]?|un[oa] (?:o (?:más|varios) )?de',
  someOf: 'algun[oa]s de|vari[oa]s de',
  notNeeded: 'no (?:es necesario|se requiere)',
  itemOpenings:
    'Experiencia|Conocimientos|Conocimiento|Dominio|Buena|Buscamos|Imprescindible|Titulación|Formación|Carnet|Ofrecemos',
  itemEndings: 'requerida|imprescindible|valorable',
  shortOpenings: 'El|La|Los|Un|Una|Ser',
};
