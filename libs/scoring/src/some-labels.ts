import type { Label } from '@rolefit/contracts';

/** The first names of a list, and how many more there are. */
export interface SomeLabels {
  readonly labels: readonly Label[];
  readonly more: number;
}

/** Identifies a name. */
export function keyOf(label: Label): string {
  return typeof label === 'string' ? label : JSON.stringify(label);
}

/** Each name once. */
export function distinct(labels: readonly Label[]): Label[] {
  return [...new Map(labels.map((label) => [keyOf(label), label])).values()];
}

/** At most `most` names, which keeps a sentence short. */
export function someOf(labels: readonly Label[], most: number): SomeLabels {
  return { labels: labels.slice(0, most), more: Math.max(0, labels.length - most) };
}
