import type { AspirationWords } from '../topics/aspirations.js';

export const aspirations: AspirationWords = {
  opening: [
    String.raw`(?:souhait|désir)\p{L}* (?:évoluer|me reconvertir|intégrer|rejoindre|devenir|travailler)(?: (?:vers|dans|en tant que|comme))?`,
    String.raw`(?:cherch|recherch)\p{L}* (?:un poste|un emploi|une opportunité|une place)(?: (?:de|d['’]|comme|en))?`,
    String.raw`en reconversion (?:vers|dans)`,
  ].join('|'),
  whole: '',
  ending: 'où|afin|pour|et|après',
};
