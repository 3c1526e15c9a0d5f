import { type Quote } from '@rolefit/contracts';

/** A valid id for a small number. */
export function anId(n = 1): string {
  return `01890a5d-ac96-774b-8cce-${String(n).padStart(12, '0')}`;
}

export const day = '2026-11-20T10:00:00.000Z';

/** The first place of some words in a text. */
export function quoteIn(text: string, words: string): Quote {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`"${words}" is not in the text`);
  return { text: words, start, end: start + words.length };
}

export const posting =
  'We ask for wound care. Danish at B2 is a must. Palliative care would be nice.';
export const resumeText = 'Ward nurse since 2018. Daily wound care on a surgical ward.';
