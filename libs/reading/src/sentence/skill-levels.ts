import { lexicon } from '../lexicon/all-languages.js';

const levelWords = new RegExp(`^${lexicon.levels.levels}$`, 'iu');
const rating =
  /[★☆✩✭●○◆◇■□▮▯⬤◯◉⚫⚪█░▓▰▱]+|\b\d{1,3}\s?%|\b\d{1,2}(?:[.,]\d)?\s?\/\s?(?:5|10|100)\b|\b[ABC][12]\b/gu;

/**
 * Whether words only state a level or duration: "advanced", "5+ years of experience", "★★★☆☆", "80
 * %".
 */
export function isLevel(words: string): boolean {
  const rest = words.replace(rating, ' ').replace(/\d+(?:[.,]\d+)?\s?\+?/g, ' ');
  const parts = rest.split(/[\s,:/+()–-]+/u).filter(Boolean);
  return (
    parts.every((part) => levelWords.test(part)) &&
    (parts.length > 0 || /\d|[^\s\p{L}\p{N}]/u.test(words))
  );
}
