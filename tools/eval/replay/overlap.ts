/** Words and numbers in lower case, with single spaces. */
export function foldWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** If two sentences share at least this part of the shorter one's words, they ask for the same thing. The labels are scored by the same rule. */
const sameShare = 0.6;

/**
 * Similarity of two sentences, 0 to 1: the share of the longer one's words that both have; 0 where they ask for different things.
 */
export function overlapOf(one: string, other: string): number {
  const [a, b] = [foldWords(one), foldWords(other)];
  if (a === '' || b === '') return 0;
  const [words, otherWords] = [new Set(a.split(' ')), new Set(b.split(' '))];
  const common = [...words].filter((word) => otherWords.has(word)).length;
  const isSame =
    a.includes(b) || b.includes(a) || common / Math.min(words.size, otherWords.size) >= sameShare;
  return isSame ? common / Math.max(words.size, otherWords.size) : 0;
}
