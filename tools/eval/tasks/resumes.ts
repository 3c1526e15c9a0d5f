import { z } from 'zod';
import { fileSchema, metricSchema } from '../labels.ts';
import { recallByLanguage } from '../recall-by-language.ts';
import { type Task } from '../task.ts';

const resumeSchema = fileSchema.extend({
  kind: z.string(),
  lang: z.string().nullish(),
  domain: z.string().nullish(),
});
const recallSchema = z.object({ skill_recall: metricSchema });
const metricsSchema = recallSchema.extend({
  skill_recall_relaxed: metricSchema,
  trap_rate: metricSchema,
  grounded_rate: metricSchema,
  layout_min_jaccard: z.record(z.string(), z.number()),
  per: z.record(z.string(), z.object({ extracted: z.number() })),
});

/** Skills of resumes: found, not invented, and the same in every layout. */
export const resumes: Task = {
  needs: ['resumes', 'manifest.json'],
  async run({ data, readings }) {
    const manifest = data.manifest('resumes', resumeSchema);
    const predictions = await readings.each(manifest.files, async ({ id, file }) => {
      const resume = await readings.resume(file);
      return resume === null
        ? { id, skills: [], text: '' }
        : { id, skills: resume.skills, text: resume.text };
    });
    const scored = data.score('resumes', metricsSchema, manifest, predictions);
    const layouts = Object.values(scored.layout_min_jaccard);
    const templates = manifest.files
      .filter(({ domain }) => domain === 'template')
      .map(({ id }) => scored.per[id]?.extracted ?? 0);
    return {
      predictions,
      figures: [
        { figure: 'skill recall', value: scored.skill_recall, min: 0.85 },
        { figure: 'skill recall, half of the words', value: scored.skill_recall_relaxed },
        { figure: 'traps', value: scored.trap_rate, max: 0.01 },
        { figure: 'grounded', value: scored.grounded_rate, min: 0.99 },
        {
          figure: 'least Jaccard of layouts',
          value: layouts.length > 0 ? Math.min(...layouts) : null,
          min: 0.9,
          note: JSON.stringify(scored.layout_min_jaccard),
        },
        {
          figure: 'most skills on an unfilled template',
          value: templates.length > 0 ? Math.max(...templates) : null,
          max: 5,
        },
        ...recallByLanguage(
          manifest.files,
          ({ kind, lang }) => (kind === 'resume' ? lang : null),
          (files) => data.score('resumes', recallSchema, { files }, predictions).skill_recall,
        ),
      ],
    };
  },
};
