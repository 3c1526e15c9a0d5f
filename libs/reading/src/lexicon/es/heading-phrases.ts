import type { HeadingPhraseWords } from '../topics/heading-phrases.js';

export const headingPhrases: HeadingPhraseWords = {
  required: String.raw`te pedimos$|(?:lo que (?:buscamos|pedimos|necesitamos|esperamos)|qué (?:necesitas|pedimos|buscamos|esperamos)|a quién buscamos|cómo eres)(?: .{0,12})?$`,
  preferred: String.raw`se valora(?:rá)?(?!\p{L})|sería (?:ideal|un plus)\b`,
  benefits: [
    String.raw`(?:lo que |qué )?(?:te |os |le )?ofrecemos$`,
    String.raw`(?:qué )?se ofrece$`,
    String.raw`condiciones(?: .{0,16})?$`,
    String.raw`ventajas$`,
  ].join('|'),
  about: [
    String.raw`proceso de selección$`,
    String.raw`(?:te )?interesa(?:do|da)?$`,
    String.raw`cómo (?:aplicar|postular|inscribirse|solicitar\p{L}*)$`,
  ].join('|'),
  duties: String.raw`qué (?:harás|vas a hacer)(?!\p{L})|(?:tus|sus) (?:funciones|tareas|responsabilidades)\b.{0,20}$`,
};
