import { z } from 'zod';
import { type DataSet } from '../data-set.ts';
import { fileSchema, metricSchema, pairSchema } from '../labels.ts';
import { judge, type Readings } from '../readings.ts';
import { type Figure, type Task } from '../task.ts';

const goldSchema = pairSchema.extend({ label: z.number() });
type Gold = z.infer<typeof goldSchema>;

const metricsSchema = z.object({
  pair_order_accuracy: metricSchema,
  auc_fit_2_3_vs_0_1: metricSchema,
  qwk_bands_25_50_75: metricSchema,
  missing: z.number(),
  mean_score_by_label: z.array(metricSchema),
});

interface Prediction {
  readonly resume: string;
  readonly posting: string;
  readonly overallScore: number | null;
  readonly readyToApply: boolean | null;
}

/** Pairs of a resume and a posting: does the better one score higher, and is it called ready? */
function pairsTask(goldFile: string, { isReadyJudged }: { readonly isReadyJudged: boolean }): Task {
  return {
    needs: ['gold', goldFile],
    async run({ data, readings }) {
      const gold = data.lines(goldSchema, 'gold', goldFile);
      const files = { resume: filesById(data, 'resumes'), posting: filesById(data, 'postings') };
      const predictions = await readings.each(gold, (pair) => predict(pair, files, readings));
      const scored = data.score(
        'fit',
        metricsSchema,
        gold,
        predictions.filter(({ overallScore }) => overallScore !== null),
      );
      return { predictions, figures: figuresOf(scored, gold, predictions, isReadyJudged) };
    },
  };
}

/** Finds the file of an item by its id. @throws Error for an unknown id */
export function filesById(data: DataSet, folder: string): (id: string) => string {
  const files = new Map(data.manifest(folder, fileSchema).files.map(({ id, file }) => [id, file]));
  return (id) => {
    const file = files.get(id);
    if (file === undefined) throw new Error(`${folder}/manifest.json lists no ${id}.`);
    return file;
  };
}

async function predict(
  { resume: resumeId, posting: postingId }: Gold,
  files: { readonly resume: (id: string) => string; readonly posting: (id: string) => string },
  readings: Readings,
): Promise<Prediction> {
  const [resume, posting] = [
    await readings.resume(files.resume(resumeId)),
    await readings.posting(files.posting(postingId)),
  ];
  const match = resume === null || !posting.isJudged ? null : judge(posting, resume, resume.skills);
  return {
    resume: resumeId,
    posting: postingId,
    overallScore: match?.score.overallScore ?? null,
    readyToApply: match?.readyToApply ?? null,
  };
}

function figuresOf(
  scored: z.infer<typeof metricsSchema>,
  gold: readonly Gold[],
  predictions: readonly Prediction[],
  isReadyJudged: boolean,
): Figure[] {
  const ready = (wanted: (label: number | undefined) => boolean) =>
    predictions.filter(({ readyToApply }, at) => readyToApply && wanted(gold[at]?.label)).length;
  const strong = gold.filter(({ label }) => label === 3).length;
  return [
    { figure: 'order of pairs', value: scored.pair_order_accuracy, min: 0.85 },
    { figure: 'AUC of 2–3 against 0–1', value: scored.auc_fit_2_3_vs_0_1, min: 0.9 },
    { figure: 'quadratic kappa', value: scored.qwk_bands_25_50_75, min: 0.55 },
    {
      figure: `ready among the ${strong} of label 3`,
      value: ready((label) => label === 3),
      ...(isReadyJudged ? { min: Math.ceil((strong * 5) / 6) } : {}),
    },
    {
      figure: 'ready among labels 0–1',
      value: ready((label) => label === 0 || label === 1),
      ...(isReadyJudged ? { max: 0 } : {}),
    },
    { figure: 'not scored', value: scored.missing },
    ...scored.mean_score_by_label.map((mean, label) => ({
      figure: `  mean score of label ${label}`,
      value: mean,
    })),
  ];
}

export const fit = pairsTask('fit.jsonl', { isReadyJudged: false });
export const grid = pairsTask('fit.grid.jsonl', { isReadyJudged: true });
