import { z } from 'zod';
import { type DataSet } from '../data-set.ts';
import { fileSchema, metricSchema } from '../labels.ts';
import { recallByLanguage } from '../recall-by-language.ts';
import { type Task } from '../task.ts';

const postingSchema = fileSchema.extend({
  lang: z.string().nullish(),
  required: z.array(z.unknown()).nullish(),
  preferred: z.array(z.unknown()).nullish(),
});
type LabelledPosting = z.infer<typeof postingSchema>;

const recallSchema = z.object({ required_recall: metricSchema, preferred_recall: metricSchema });
const metricsSchema = recallSchema.extend({
  required_or_preferred_side_accuracy: metricSchema,
  trap_rate: metricSchema,
  expert_documents: z.object({
    precision_vs_all_spans: metricSchema,
    recall_of_knowledge_spans: metricSchema,
  }),
});

/** Skills that postings ask for, as required or preferred. */
export const postings: Task = {
  needs: ['postings', 'manifest.json'],
  async run({ data, readings }) {
    const manifest = data.manifest('postings', postingSchema);
    const predictions = await readings.each(manifest.files, async ({ id, file }) => {
      const { facts } = await readings.posting(file);
      const named = (importance: 'required' | 'preferred') =>
        facts.skills.filter((skill) => skill.importance === importance).map(({ name }) => name);
      return { id, required: named('required'), preferred: named('preferred') };
    });
    const scored = data.score('postings', metricsSchema, manifest, predictions);
    const labelled = manifest.files.filter(({ required }) => required);
    const recallOf = (files: readonly LabelledPosting[]) => overallRecall(data, files, predictions);
    return {
      predictions,
      figures: [
        { figure: 'recall of required', value: scored.required_recall, min: 0.8 },
        { figure: 'recall of preferred', value: scored.preferred_recall, min: 0.8 },
        { figure: 'right side', value: scored.required_or_preferred_side_accuracy, min: 0.8 },
        { figure: 'traps', value: scored.trap_rate, max: 0.02 },
        {
          figure: 'precision, expert documents',
          value: scored.expert_documents.precision_vs_all_spans,
        },
        {
          figure: 'recall of knowledge spans',
          value: scored.expert_documents.recall_of_knowledge_spans,
        },
        {
          figure: 'recall, French and Spanish',
          value: recallOf(labelled.filter(({ lang }) => lang === 'fr' || lang === 'es')),
          min: 0.75,
        },
        ...recallByLanguage(labelled, ({ lang }) => lang, recallOf),
      ],
    };
  },
};

/** Recall over required and preferred together: the recall of each, weighted by its number of labels. */
function overallRecall(
  data: DataSet,
  files: readonly LabelledPosting[],
  predictions: readonly object[],
): number | null {
  const count = (side: 'required' | 'preferred') =>
    files.reduce((sum, file) => sum + (file[side]?.length ?? 0), 0);
  const [required, preferred] = [count('required'), count('preferred')];
  if (required + preferred === 0) return null;
  const scored = data.score('postings', recallSchema, { files }, predictions);
  return (
    ((scored.required_recall ?? 0) * required + (scored.preferred_recall ?? 0) * preferred) /
    (required + preferred)
  );
}
