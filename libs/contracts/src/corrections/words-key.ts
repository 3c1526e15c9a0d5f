import { unicodeForm } from '../unicode-form.js';

/**
 * The words of a quote by which a correction recognises it in other texts: letter case, punctuation, bullets and white space do not matter.
 * `+` and `#` do, since "C", "C++" and "C#" are different skills.
 */
export function wordsKey(text: string): string {
  return unicodeForm(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();
}
