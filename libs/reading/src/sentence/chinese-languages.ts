import type { LanguageLevel } from '@rolefit/contracts';
import type { SpokenLanguage } from './spoken-languages.js';

const names: readonly (readonly [string, string])[] = [
  ['zh', '普通话|中文|汉语|国语|粤语'],
  ['en', '英语|英文'],
  ['ja', '日语|日文'],
  ['ko', '韩语|韩文'],
  ['fr', '法语'],
  ['de', '德语'],
  ['es', '西班牙语'],
  ['ru', '俄语'],
];
const anyName = new RegExp(names.map(([, words]) => words).join('|'), 'gu');

/** Levels as stated in Chinese resumes; the college English tests 6 and 4 are roughly B2 and B1. */
const levels: readonly (readonly [LanguageLevel, RegExp])[] = [
  ['C2', /母语/u],
  ['C1', /流利|精通/u],
  ['B2', /熟练|良好|六级|CET-?\s?6/iu],
  ['B1', /一般|四级|CET-?\s?4/iu],
  ['A2', /基础|入门|初级/u],
];

/** The languages that a line names in Chinese, with their levels; offsets within the line. */
export function findChineseLanguages(line: string): SpokenLanguage[] {
  const found = [...line.matchAll(anyName)];
  return found.map((match, at) => {
    const end = match.index + match[0].length;
    const after = line.slice(end, found[at + 1]?.index ?? line.length).slice(0, 30);
    const level = levels.find(([, pattern]) => pattern.test(after))?.[0] ?? null;
    return {
      code: names.find(([, words]) => words.split('|').includes(match[0]))?.[0] ?? 'zh',
      level,
      start: match.index,
      end,
    };
  });
}
