import { z } from 'zod';
import { type DataSet } from '../data-set.ts';
import { foldWords } from './overlap.ts';

const postingSchema = z.looseObject({
  kind: z.literal('posting'),
  id: z.string(),
  file: z.string(),
  requirements: z.array(z.looseObject({ id: z.string(), quote: z.string() })),
});
const pairSchema = z.looseObject({
  kind: z.literal('pair'),
  posting: z.string(),
  resume: z.string(),
  verdicts: z.record(z.string(), z.number()),
  evidence: z.optional(z.record(z.string(), z.string())),
});

/** What a reader decided about one requirement of a pair: 2 shown, 1 partly, 0 not shown. */
export interface LabelledRequirement {
  readonly quote: string;
  readonly verdict: number;
  readonly evidence: string | null;
}

/** The labels of all pairs, found by the words of their texts. */
export interface LabelledPairs {
  /** @returns null for texts that are not in the data */
  find(
    requirements: readonly string[],
    resumeLines: readonly string[],
  ): readonly LabelledRequirement[] | null;
}

interface Known {
  readonly id: string;
  readonly words: string;
}

/** The text that contains most of the lines. */
function closest(texts: readonly Known[], lines: readonly string[]): string | null {
  const wanted = lines.map(foldWords).filter((line) => line !== '');
  let best: { id: string; count: number } | null = null;
  for (const { id, words } of texts) {
    const count = wanted.filter((line) => words.includes(line)).length;
    if (best === null || count > best.count) best = { id, count };
  }
  return best === null || best.count * 2 < wanted.length ? null : best.id;
}

/** @param resumeText of a resume by its id; null for one without text */
export async function labelledPairs(
  data: DataSet,
  folder: string,
  resumeText: (id: string) => Promise<string | null>,
): Promise<LabelledPairs> {
  const lines = data.lines(z.union([postingSchema, pairSchema]), folder, 'gold.jsonl');
  const postings = lines.filter((line) => line.kind === 'posting');
  const pairs = lines.filter((line) => line.kind === 'pair');
  const postingTexts = postings.map(({ id, file }) => ({
    id,
    words: foldWords(data.text(folder, file)),
  }));
  const resumeTexts: Known[] = [];
  for (const id of new Set(pairs.map(({ resume }) => resume)))
    resumeTexts.push({ id, words: foldWords((await resumeText(id)) ?? '') });
  return {
    find(requirements, resumeLines) {
      const posting = postings.find(({ id }) => id === closest(postingTexts, requirements));
      const resume = closest(resumeTexts, resumeLines);
      const pair = pairs.find((one) => one.posting === posting?.id && one.resume === resume);
      if (posting === undefined || pair === undefined) return null;
      return posting.requirements.map(({ id, quote }) => ({
        quote,
        verdict: pair.verdicts[id] ?? 0,
        evidence: pair.evidence?.[id] ?? null,
      }));
    },
  };
}
