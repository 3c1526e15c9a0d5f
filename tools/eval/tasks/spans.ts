import { findSkills, type FoundSkill } from '@rolefit/reading';
import { skillById } from '@rolefit/skills';
import { z } from 'zod';
import { metricSchema } from '../labels.ts';
import { type Task } from '../task.ts';

const sentenceSchema = z.looseObject({
  id: z.string(),
  doc: z.string().nullish(),
  text: z.string(),
});
type Sentence = z.infer<typeof sentenceSchema>;

const f1Schema = z.object({ p: metricSchema, r: metricSchema, f1: metricSchema });
const metricsSchema = z.object({ strict: f1Schema, relaxed: f1Schema });

interface SpansOptions {
  /** Only spans of this kind are labelled. */
  readonly kind?: 'knowledge';
  /** Goals for strict and relaxed F1. */
  readonly goals?: { readonly strict: number; readonly relaxed: number };
}

/** Sentences in which experts marked skills. */
function spansTask(file: string, { kind, goals }: SpansOptions = {}): Task {
  return {
    needs: ['gold', file],
    async run({ data, readings }) {
      const gold = data.lines(sentenceSchema, 'gold', file);
      const isWanted = kind === 'knowledge' ? isKnowledge : () => true;
      const predictions = (
        await readings.each([...documentsOf(gold).values()], (sentences) =>
          spansOf(sentences, isWanted),
        )
      ).flat();
      const { strict, relaxed } = data.score('spans', metricsSchema, gold, predictions, kind);
      return {
        predictions,
        figures: [
          {
            figure: `strict F1${kind ? `, ${kind}` : ''}`,
            value: strict.f1,
            min: goals?.strict,
            note: `precision ${strict.p}, recall ${strict.r}`,
          },
          {
            figure: `relaxed F1${kind ? `, ${kind}` : ''}`,
            value: relaxed.f1,
            min: goals?.relaxed,
            note: `precision ${relaxed.p}, recall ${relaxed.r}`,
          },
        ],
      };
    },
  };
}

/** Our taxonomy counts attitudes as skills, the labels do not count them as knowledge. */
function isKnowledge({ skillId }: FoundSkill): boolean {
  return skillId === null || skillById(skillId)?.kind !== 'soft';
}

function documentsOf(sentences: readonly Sentence[]): Map<string, Sentence[]> {
  return Map.groupBy(sentences, ({ doc, id }) => doc ?? id);
}

/** Reads a document as a whole, as a posting is read, and assigns the skills found to its sentences. */
async function spansOf(sentences: readonly Sentence[], isWanted: (skill: FoundSkill) => boolean) {
  const text = sentences.map((sentence) => sentence.text).join('\n');
  const found = (await findSkills(text)).filter(isWanted);
  let offset = 0;
  return sentences.map(({ id, text: own }) => {
    const [from, to] = [offset, offset + own.length];
    offset = to + 1;
    const skills = found
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => ({
        text: text.slice(start, end),
        start: start - from,
        end: end - from,
      }));
    return { id, skills };
  });
}

export const spans = spansTask('skillspan.dev.jsonl', {
  kind: 'knowledge',
  goals: { strict: 0.35, relaxed: 0.5 },
});
export const green = spansTask('green.dev.jsonl');
export const kompetencer = spansTask('kompetencer.train.jsonl');
