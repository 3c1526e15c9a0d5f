import type { Label } from '@rolefit/contracts';

const numbers = new Intl.NumberFormat('de');
const lists = {
  und: new Intl.ListFormat('de', { type: 'conjunction' }),
  oder: new Intl.ListFormat('de', { type: 'disjunction' }),
} as const;

/** "React, Jest und Figma". */
export function listOf(items: readonly string[], word: 'und' | 'oder' = 'und'): string {
  return lists[word].format(items);
}

/** "1 Punkt", "2,5 Punkte". */
export function count(amount: number, one: string, other: string): string {
  return `${numbers.format(amount)} ${amount === 1 ? one : other}`;
}

export const years = (amount: number) => count(amount, 'Jahr', 'Jahre');
export const points = (amount: number) => count(amount, 'Punkt', 'Punkte');
export const requirements = (amount: number) => count(amount, 'Anforderung', 'Anforderungen');

/** "3 Jahre und 2 Monate". */
export function monthsInWords(months: number): string {
  const rest = months % 12;
  const parts = [
    months >= 12 && years(Math.floor(months / 12)),
    rest > 0 && count(rest, 'Monat', 'Monate'),
  ];
  return listOf(parts.filter((part) => part !== false)) || '0 Monate';
}

/** „React“: a name or words of a text, as a quotation. */
export function quoted(text: string): string {
  return `„${text}“`;
}

/** "React, Jest und 3 weitere". */
export function someLabels(
  { labels, more }: { readonly labels: readonly Label[]; readonly more: number },
  name: (label: Label) => string,
): string {
  const names = labels.map(name);
  return listOf(more === 0 ? names : [...names, `${more} weitere`]);
}
