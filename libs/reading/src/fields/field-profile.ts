import type { FieldOfWork } from '@rolefit/contracts';
import { fieldsOfWork } from '@rolefit/skills';
import { quoteOf } from '../document/lines.js';

/** A line about the work; `words` may be a part of it. */
export interface WorkLine {
  readonly words: string;
  readonly start: number;
  readonly end: number;
  /** Skills that it names. */
  readonly skillIds: readonly string[];
  /** How many lines it counts for: titles say more than one line of a list. */
  readonly counts: number;
}

/** A title says as much about the work as this many lines. */
export const titleCounts = 6;

// Fewer lines do not show where the work lies.
const minLines = 3;
// The tail is noise: a word here and there.
const maxFields = 12;

interface Candidate {
  weight: number;
  best: number;
  line: WorkLine;
}

/**
 * The fields of work of a text, the heaviest first. The square root keeps one field that fills the page
 * from hiding the others.
 * @param text the text that the lines are from
 * @returns none for a text of fewer than three lines with a field
 */
export function fieldProfile(text: string, lines: readonly WorkLine[]): FieldOfWork[] {
  const fields = new Map<string, Candidate>();
  let linesWithField = 0;
  for (const line of lines) {
    const { words, skillIds, counts } = line;
    const found = fieldsOfWork(words, skillIds);
    if (found.size > 0) linesWithField += 1;
    for (const [field, weight] of found) {
      const known = fields.get(field);
      if (!known) fields.set(field, { weight: counts * weight, best: weight, line });
      else {
        known.weight += counts * weight;
        if (weight > known.best) Object.assign(known, { best: weight, line });
      }
    }
  }
  if (linesWithField < minLines) return [];
  const heaviest = [...fields]
    .sort(([a, one], [b, other]) => other.weight - one.weight || (a < b ? -1 : 1))
    .slice(0, maxFields);
  const length = Math.sqrt(heaviest.reduce((sum, [, { weight }]) => sum + weight, 0));
  return heaviest.map(([field, { weight, line }]) => ({
    field,
    weight: Math.round((Math.sqrt(weight) / length) * 1000) / 1000,
    quote: quoteOf(text, line.start, line.end),
  }));
}
