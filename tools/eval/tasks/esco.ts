import { findSkills } from '@rolefit/reading';
import { skillById } from '@rolefit/skills';
import { z } from 'zod';
import { metricSchema } from '../labels.ts';
import { type Task } from '../task.ts';

const sentenceSchema = z.looseObject({ id: z.string(), text: z.string() });
const metricsSchema = z.object({ micro: z.object({ f1: metricSchema }), rp_at_5: metricSchema });

/** Labels of another taxonomy for single sentences; its names differ from ours, so this is a smoke test. */
export const esco: Task = {
  needs: ['gold', 'esco.techwolf.jsonl'],
  async run({ data, readings }) {
    const gold = data.lines(sentenceSchema, 'gold', 'esco.techwolf.jsonl');
    const predictions = await readings.each(gold, async ({ id, text }) => ({
      id,
      labels: await labelsOf(text),
    }));
    const scored = data.score('esco', metricsSchema, gold, predictions);
    return {
      predictions,
      figures: [
        { figure: 'micro F1', value: scored.micro.f1 },
        { figure: 'R-precision at 5', value: scored.rp_at_5 },
      ],
    };
  },
};

async function labelsOf(text: string): Promise<string[]> {
  const found = await findSkills(text);
  return found.map(({ skillId, start, end }) =>
    (skillId === null
      ? text.slice(start, end)
      : (skillById(skillId)?.name ?? text.slice(start, end))
    ).toLowerCase(),
  );
}
