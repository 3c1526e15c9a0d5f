import { z } from 'zod';
import { fileSchema, metricSchema } from '../labels.ts';
import { type Task } from '../task.ts';

const metricsSchema = z.object({
  outcome_accuracy: metricSchema,
  slowest_ms: z.number(),
  failures: z.array(z.string()),
});

/** Every resume file, edge cases included, as an upload: its outcome, and how long that takes. */
export const uploads: Task = {
  needs: ['resumes', 'manifest.json'],
  async run({ data, readings }) {
    const manifest = data.manifest('resumes', fileSchema);
    const predictions = await readings.each(manifest.files, async ({ id, file }) => {
      const { outcome, ms } = await readings.pdf(file);
      return { id, outcome, ms };
    });
    const {
      outcome_accuracy: accuracy,
      slowest_ms: slowestMs,
      failures,
    } = data.score('uploads', metricsSchema, manifest, predictions);
    return {
      predictions,
      figures: [
        { figure: 'right outcome', value: accuracy, min: 1, note: failures.join('; ') },
        { figure: 'slowest, ms', value: slowestMs, max: 10_000 },
      ],
      reproducible: predictions.map(({ id, outcome }) => ({ id, outcome })),
    };
  },
};
