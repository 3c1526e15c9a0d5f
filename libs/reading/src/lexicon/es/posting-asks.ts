import type { PostingAskWords } from '../topics/posting-asks.js';

export const postingAsks: PostingAskWords = {
  beforeNames: String.raw`(?<![\p{L}])(?:equipos?|departamentos?|facultad|instituto)(?: de| del| de la)?`,
  colleagues: String.raw`(?:colabor\p{L}+|trabaj\p{L}+|coordin\p{L}+|comunic\p{L}+) con|apoyo a|contacto con|interlocución con`,
  superiors: String.raw`bajo la (?:supervisión|dirección|responsabilidad)|reporta(?:r|rá|ndo)? (?:directamente )?(?:a|al)`,
  ofReader:
    'usted|tú|tus|candidat[oa]s?|experiencia (?:en|con|como)|conocimientos?|imprescindible|requerid[oa]',
  asking:
    'tú|tus|buscamos|necesitamos|candidat[oa]s?|experiencia|conocimientos?|formación|titulación|dominio|habilidades|valorable',
  ofCandidate:
    '(?:el|la) candidat[oa] (?:ideal|deberá|debe)|(?:los|las) candidat[oa]s (?:deberán|deben)',
  demand: String.raw`(?<![\p{L}])(?:se requiere|se valora|se valorará|se necesita|buscamos|imprescindible|deberás|dominas|hablas|eres (?:titulad|graduad|diplomad)[oa]|cuentas con|dispones de|posees)(?![\p{L}])|(?<![\p{L}])tienes (?:experiencia|conocimientos|formación)(?![\p{L}])`,
  demandOpening: String.raw`^(?:(?:buena|amplia|sólida|excelente|buenos|amplios|sólidos) )?(?:experiencia|conocimientos?|dominio) (?:en|con|de|como|del)(?![\p{L}])`,
};
