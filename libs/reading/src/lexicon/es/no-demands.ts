import type { NoDemandWords } from '../topics/no-demands.js';

export const noDemands: NoDemandWords = {
  seeking: String.raw`busca(?:mos|n)?|estamos buscando|está buscando|selecciona(?:mos|n)?|precisa(?:mos|n)?|incorpora(?:mos|n)?`,
  anybody: String.raw`personas?|profesional(?:es)?|talento|candidat[oa]s?|compañer[oa]s?`,
  beyondTitle: String.raw`que|con|capa(?:z|ces)|experiencia|conocimientos?|titulad[oa]s?|dominio|tú|usted`,
  beyondTitleEndings: '',
  selves: String.raw`(?:somos|nuestr[oa]s?)`,
  selvesAsking: String.raw`busc\p{L}*|esper\p{L}*|necesit\p{L}*|requ\p{L}*|exig\p{L}*|candidat[oa]s?|tú|tu|tus|te|usted`,
  joining: String.raw`(?:se incorporará|formará parte|formarás parte|te incorporarás)`,
  training: String.raw`(?:(?:porque|pues|ya que) )?(?:(?:nosotros )?(?:te|le) (?:formamos|formaremos|enseñamos|enseñaremos)|(?:recibirás|ofrecemos|damos|impartimos) (?:\p{L}+ ){0,3}formación|formación (?:\p{L}+ ){0,3}(?:a cargo|incluida|a nuestro cargo|por parte de la empresa))`,
  newcomers: String.raw`principiantes|recién (?:titulad|graduad|licenciad)[oa]s?|personas sin experiencia`,
  welcoming: String.raw`bienvenid[oa]s?|se (?:admiten|aceptan)|aceptamos`,
  questions: String.raw`[¿]?(?:qué|quién|quiénes|por qué|cómo|dónde|cuándo|te (?:interesa|apetece|gustaría|apuntas)|quieres|buscas|estás (?:buscando|interesad[oa]|list[oa]))`,
  invitations: String.raw`(?:es|esta es) (?:una|tu|la) (?:\p{L}+ ){0,2}(?:oportunidad|ocasión)|si (?:estás )?(?:buscas|buscando|quieres|te interesa)|únete|ven a|forma parte|te esperamos`,
};
