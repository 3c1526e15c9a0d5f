import type { AspirationWords } from '../topics/aspirations.js';

export const aspirations: AspirationWords = {
  opening: String.raw`(?:busco|deseo|en busca de) (?:un |una )?(?:puesto|empleo|trabajo|oportunidad)(?: (?:de|como|en))?|(?:quiero|deseo|quisiera) (?:cambiar a|pasar a|trabajar (?:como|en))`,
  whole: '',
  ending: 'donde|para|y|tras',
};
