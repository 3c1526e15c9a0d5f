import type { Quote, ResumeFacts, Statement } from '@rolefit/contracts';
import { contentWords } from './words.js';
import { wordingLimits } from './link-weights.js';
import { isTelling, tellingWeight, weightOf } from './word-weights.js';

/** A line of evidence with its stems. */
export interface EvidenceLine {
  readonly quote: Quote;
  readonly section: Statement['section'];
  readonly role: number | null;
  /** Summed weight of its stems. */
  readonly weight: number;
}

/** The lines of a resume, indexed by their stems. */
export interface ResumeLines {
  readonly lines: readonly EvidenceLine[];
  readonly linesWith: (stem: string) => readonly number[];
}

/** Indexes statements, titles of roles and the headline. */
export function resumeLines({
  statements,
  roles,
  headline,
}: Pick<ResumeFacts, 'statements' | 'roles' | 'headline'>): ResumeLines {
  const lines: EvidenceLine[] = [];
  const index = new Map<string, number[]>();
  const add = (quote: Quote, section: Statement['section'], role: number | null) => {
    const words = new Set(contentWords(quote.text));
    for (const word of words) {
      const known = index.get(word);
      if (known) known.push(lines.length);
      else index.set(word, [lines.length]);
    }
    lines.push({ quote, section, role, weight: weightOf(words) });
  };
  for (const { quote, section, role } of statements) add(quote, section, role);
  for (const [role, { quote }] of roles.entries()) add(quote, 'experience', role);
  if (headline) add(headline.quote, 'other', null);
  return { lines, linesWith: (stem) => index.get(stem) ?? [] };
}

/** How the words of a requirement are found in a resume. */
export interface Wording {
  /** Cosine of the words that name no skill with the closest line, 0 to 1. */
  readonly similarity: number;
  /** Most telling words in common with one line, those that name skills included. */
  readonly shared: number;
  /** Largest share of its words in common with one line, common words included, 0 to 1. */
  readonly covered: number;
  /** The line that shares most besides skills. */
  readonly best: EvidenceLine | null;
}

/**
 * Compares a requirement with every line that shares a word.
 * @param words its distinct stems
 * @param stems those among them that name no skill
 */
export function wordingIn(
  { lines, linesWith }: ResumeLines,
  { words, stems }: { readonly words: readonly string[]; readonly stems: readonly string[] },
): Wording {
  const plain = new Set(stems);
  const found = new Map<number, { weight: number; telling: number; count: number }>();
  for (const word of words) {
    const weight = plain.has(word) ? tellingWeight(word) : 0;
    const telling = isTelling(word) ? 1 : 0;
    for (const at of linesWith(word)) {
      const known = found.get(at);
      if (known) {
        known.weight += weight;
        known.telling += telling;
        known.count += 1;
      } else found.set(at, { weight, telling, count: 1 });
    }
  }
  const all = weightOf(stems);
  let [most, bestAt, similarity, shared, common] = [0, -1, 0, 0, 0];
  for (const [at, { weight, telling, count }] of found) {
    shared = Math.max(shared, telling);
    common = Math.max(common, count);
    if (weight === 0) continue;
    // Among equal lines the first.
    if (weight > most || (weight === most && at < bestAt)) [most, bestAt] = [weight, at];
    const lineWeight = Math.max(wordingLimits.lineWeightMin, lines[at]?.weight ?? 0);
    similarity = Math.max(similarity, weight / Math.sqrt(all * lineWeight));
  }
  return {
    similarity: Math.min(1, similarity),
    shared,
    covered: words.length === 0 ? 0 : common / words.length,
    best: lines[bestAt] ?? null,
  };
}
