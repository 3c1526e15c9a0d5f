import type { AspirationWords } from '../topics/aspirations.js';

export const aspirations: AspirationWords = {
  opening: [
    String.raw`(?:mov(?:e|ing)|switch(?:ing)?|transition(?:ing)?|break(?:ing)?|chang(?:e|ing) careers?|retrain(?:ing)?) (?:in)?to`,
    String.raw`(?:seek(?:s|ing)?|look(?:s|ing) for|in search of)(?: [\p{L}-]{1,20}){0,4} (?:position|role|job|post|career|opportunity) (?:as|in)(?: an?)?`,
    String.raw`(?:would|['’]d) (?:like|love) to (?:become|move|work as|join)|(?:hop(?:e|ing)|want(?:ing)?|aim(?:ing)?|aspir(?:e|ing)) to (?:become|move into|work as)(?: an?)?`,
  ].join('|'),
  whole: String.raw`(?:position|role|job|post) (?:sought|desired|wanted)|(?:desired|target) (?:position|role|job)`,
  ending: 'where|that|which|to|using|utili[sz]ing|with|while|and|after',
};
