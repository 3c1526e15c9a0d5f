import type { Quote, ResumeFacts, Statement } from '@rolefit/contracts';
import { contentWords } from './words.js';
import { wordingLimits } from './link-weights.js';
import { tellingWeight, weightOf } from './word-weights.js';

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
  /** Cosine with the closest line, 0 to 1. */
  readonly similarity: number;
  /** Most telling words in common with one line, 0 to 1. */
  readonly common: number;
  /** The line that shares most. */
  readonly best: EvidenceLine | null;
}

/** Compares a requirement's stems with every line that shares one. */
export function wordingIn({ lines, linesWith }: ResumeLines, stems: readonly string[]): Wording {
  const all = weightOf(stems);
  if (all === 0) return { similarity: 0, common: 0, best: null };
  const { manyWords, tellingFrom, lineWeightMin } = wordingLimits;
  const shared = new Map<number, { weight: number; telling: number }>();
  for (const stem of stems) {
    const weight = tellingWeight(stem);
    for (const at of linesWith(stem)) {
      const known = shared.get(at) ?? { weight: 0, telling: 0 };
      known.weight += weight;
      if (weight >= tellingFrom) known.telling += 1;
      shared.set(at, known);
    }
  }
  let [most, similarity, telling] = [0, 0, 0];
  let best: EvidenceLine | null = null;
  for (const [at, found] of [...shared].sort(([a], [b]) => a - b)) {
    const line = lines[at];
    if (!line) continue;
    telling = Math.max(telling, found.telling);
    if (found.weight > most) [most, best] = [found.weight, line];
    similarity = Math.max(
      similarity,
      found.weight / Math.sqrt(all * Math.max(lineWeightMin, line.weight)),
    );
  }
  return {
    similarity: Math.min(1, similarity),
    common: Math.min(1, telling / manyWords),
    best,
  };
}
