import type { LanguageLevel } from '@rolefit/contracts';
import type { Alternatives } from '../lexicon.js';

/** Names of languages. They are found inside of words, since Chinese has no spaces. */
export const languageNames: Readonly<Record<string, Alternatives>> = {
  zh: '普通话|中文|汉语|国语|粤语',
  en: '英语|英文',
  ja: '日语|日文',
  ko: '韩语|韩文',
  fr: '法语',
  de: '德语',
  es: '西班牙语',
  ru: '俄语',
};

/** Words of levels, best first; the college English tests 6 and 4 are roughly B2 and B1. */
export const languageLevels: readonly (readonly [LanguageLevel, Alternatives])[] = [
  ['C2', '母语'],
  ['C1', '流利|精通'],
  ['B2', String.raw`熟练|良好|六级|CET-?\s?6`],
  ['B1', String.raw`一般|四级|CET-?\s?4`],
  ['A2', '基础|入门|初级'],
];
