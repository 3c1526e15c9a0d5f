import { findSkills } from '@rolefit/ai';
import { skillById } from '@rolefit/skills';

/** Labels of another taxonomy for single sentences; ours has other names, so this is a smoke test. */
export const esco = {
  needs: ['gold', 'esco.techwolf.jsonl'],
  async run({ data, readings }) {
    const gold = data.lines('gold', 'esco.techwolf.jsonl');
    const predictions = await readings.each(gold, async ({ id, text }) => ({ id, labels: await labelsOf(text) }));
    const scored = data.score('esco', gold, predictions);
    return { predictions, figures: [{ figure: 'micro F1', value: scored.micro.f1 }, { figure: 'R-precision at 5', value: scored.rp_at_5 }] };
  },
};

async function labelsOf(text) {
  const found = await findSkills(text);
  return found.map(({ skillId, start, end }) => (skillId === null ? text.slice(start, end) : (skillById(skillId)?.name ?? text.slice(start, end))).toLowerCase());
}
