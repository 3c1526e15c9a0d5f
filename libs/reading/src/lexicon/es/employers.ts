import type { EmployerWords } from '../topics/employers.js';

export const employers: EmployerWords = {
  ownWords: String.raw`somos|nuestr[oa]s?|en \p{Lu}[\p{L} ]{1,30},? (?:somos|creemos|nos)`,
  addressingReader: String.raw`busc\p{L}*|esper\p{L}*|tú|tu|tus|te`,
  narrating: 'nuestr[oa]s?|somos|es|son|ofrece|desarrolla|fabrica|cuenta con|trabajamos',
  beingA: 'es (?:una?|el|la)',
  companies: 'líder|empresa|institución|grupo',
  aboutUs: 'nosotros|nuestr[oa]s?|somos',
  seeking: 'busca(?:mos)?',
  theirs: 'nuestr[oa]s',
  associates: 'clientes|socios|(?:co-?)?fundadores|inversores',
  youWill: '(?:serás|tendrás|te encargarás)',
  byOthers: 'por ingenieros de',
};
