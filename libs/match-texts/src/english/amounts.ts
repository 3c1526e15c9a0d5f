import type { Label } from '@rolefit/contracts';

const numbers = new Intl.NumberFormat('en');
// British English, since American puts a comma before the "and".
const lists = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
} as const;

/** "React", "React and Jest", "React, Jest and Figma". */
export function listOf(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  return lists[word].format(items);
}

/** "1 point", "2 points". */
export function count(amount: number, noun: string): string {
  return `${numbers.format(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

/** "React, Jest and 3 more". */
export function someOf(names: readonly string[], more: number): string {
  return listOf(more === 0 ? names : [...names, `${more} more`]);
}

/** "3 years and 2 months". */
export function monthsInWords(months: number): string {
  const years = Math.floor(months / 12);
  const parts = [years > 0 && count(years, 'year'), months % 12 > 0 && count(months % 12, 'month')];
  return listOf(parts.filter((part) => part !== false)) || count(0, 'month');
}

/** “React”: a name or words of a text, as a quotation. */
export function quoted(text: string): string {
  return `“${text}”`;
}

/** The names of a list with a writer for each. */
export function someLabels(
  { labels, more }: { readonly labels: readonly Label[]; readonly more: number },
  name: (label: Label) => string,
): string {
  return someOf(labels.map(name), more);
}
