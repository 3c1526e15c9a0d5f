import { lexicons } from '../lexicon/lexicons.js';

/** Of each language that can be told by its words, these words. */
const commonWords = Object.entries(lexicons).flatMap(([code, { texts }]) => {
  const common = new Set(texts?.common);
  return common.size === 0 ? [] : [{ code, common }];
});

// A text with a lower share of stop words is a list of names, or in another language.
const minShare = 0.06;
const sampleWords = 2_000;

// Names and products stay in Latin letters in Chinese texts too.
const hanShare = 0.15;

function isChinese(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han > letters * hanShare && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

/**
 * The language of a text by its stop words, Chinese by its script.
 * @returns `en`, `de`, `fr`, `es`, `zh`, or null if unclear
 */
export function textLanguage(text: string): string | null {
  if (isChinese(text.slice(0, 4_000))) return 'zh';
  const words =
    text
      .slice(0, 20_000)
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, sampleWords) ?? [];
  if (words.length < 5) return null;
  const counts = commonWords
    .map(({ code, common }) => ({ code, count: words.filter((word) => common.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (
    !first ||
    !second ||
    first.count / words.length < minShare ||
    first.count < second.count * 1.2
  )
    return null;
  return first.code;
}
