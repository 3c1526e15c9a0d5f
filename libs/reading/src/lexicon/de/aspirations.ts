import type { AspirationWords } from '../topics/aspirations.js';

export const aspirations: AspirationWords = {
  opening: [
    String.raw`wechs(?:le|ele)(?: ich)?(?: (?:nun|jetzt|gern))? (?:in|zu[mr]?|an|auf|nach)`,
    String.raw`(?:suche|strebe|wünsche)(?: (?:ich|mir|nun|jetzt|derzeit|aktuell|eine?n?|nach|neue)){0,4} (?:\p{L}+ )?(?:stelle|position|anstellung|tätigkeit) (?:als|im|in)`,
  ].join('|'),
  whole: String.raw`(?:in|ins|an|auf|zu[mr]?) [^.;,\n]{1,50} (?:wechseln|umsteigen|einsteigen|umsatteln) (?:möchte|will|werde)|(?:möchte|will|werde)(?: [^\s.;,\n]{1,20}){1,6} (?:wechseln|umsteigen|einsteigen|umsatteln)`,
  ending: 'und|um|wo|in der|bei der',
};
