import { languageLevels, languageNames } from '../lexicon/zh/languages.js';
import type { SpokenLanguage } from './spoken-languages.js';

const names = Object.entries(languageNames);
const anyName = new RegExp(names.map(([, words]) => words).join('|'), 'gu');
const levels = languageLevels.map(([level, words]) => [level, new RegExp(words, 'iu')] as const);

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
