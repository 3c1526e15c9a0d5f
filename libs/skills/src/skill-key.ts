import { unicodeForm } from '@rolefit/contracts';

const plain = /^[A-Za-z0-9](?:[A-Za-z0-9]| (?! ))*[A-Za-z0-9]$/;
const trailingDots = /(?<![.,;:!?])[.,;:!?]+$/;

/**
 * Key shared by all spellings of a skill: lower case; spaces, hyphens and underscores folded to one
 * space; outer punctuation trimmed; distinguishing characters stay ("C++", "C#", ".NET").
 */
export function skillKey(name: string): string {
  // Fast path for nearly all names.
  if (plain.test(name)) return name.toLowerCase();
  return unicodeForm(name, 'NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[\s_\-\u2010-\u2015]+/g, ' ')
    .trim()
    .replace(/^[("'\u201c\u2018\u2022*]+/, '')
    .replace(/(?<![)"'\u201d\u2019])[)"'\u201d\u2019]+$/, '')
    .replace(trailingDots, '')
    .trim();
}
