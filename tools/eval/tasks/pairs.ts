import { conditionKindSchema, type Match } from '@rolefit/contracts';
import { z } from 'zod';
import { metricSchema, pairSchema } from '../labels.ts';
import { judge, memoised, type Readings } from '../readings.ts';
import { type Figure, type Task } from '../task.ts';
import { pairIntervals } from './pair-intervals.ts';

const folder = 'pairs';
const goldFile = 'gold.jsonl';
/** The resumes were written until then. */
const asOf = '2018-12-31';

const postingSchema = z.looseObject({
  kind: z.literal('posting'),
  id: z.string(),
  file: z.string(),
});
const labelSchema = pairSchema.extend({
  kind: z.literal('pair'),
  score: z.number(),
  label: z.number(),
  apply: z.boolean(),
});
const goldSchema = z.union([postingSchema, labelSchema]);
export type PairLabel = z.infer<typeof labelSchema>;

const metricsSchema = z.object({
  missing: z.number(),
  spearman: metricSchema,
  auc_apply: metricSchema,
  auc_2_3_vs_0_1: metricSchema,
  order_within_posting: metricSchema,
  best_first: metricSchema,
  mean_absolute_error: metricSchema,
  qwk_bands_20_45_70: metricSchema,
  mean_score_by_label: z.array(metricSchema),
  ready_precision: metricSchema,
  ready_recall: metricSchema,
  ready_on_label_0_1: metricSchema,
  requirements_with_a_point: metricSchema,
  shown_requirements_credited: metricSchema,
  missing_requirements_credited: metricSchema,
});

export interface PairPrediction {
  readonly resume: string;
  readonly posting: string;
  readonly overallScore: number | null;
  readonly readyToApply: boolean | null;
  readonly points: readonly {
    readonly postingQuote: string;
    readonly resumeQuote: string | null;
    readonly credit: number;
  }[];
}

/** Whole postings and resumes of ordinary professions, judged as the product does and compared with a recruiter's reading. */
export const pairs: Task = {
  needs: [folder, goldFile],
  async run({ data, readings }) {
    const gold = data.lines(goldSchema, folder, goldFile);
    const labels = gold.filter((line) => line.kind === 'pair');
    const postingFiles = new Map(
      gold.flatMap((line) => (line.kind === 'posting' ? [[line.id, line.file] as const] : [])),
    );
    const resume = memoised(async (id) => {
      const text = await readings.pdfText(folder, 'resumes', `${id}.pdf`);
      return text === null ? null : readings.resumeText(text, asOf);
    });
    const posting = memoised((id) =>
      readings.postingText(data.text(folder, postingFiles.get(id) ?? id)),
    );
    const predictions = await readings.each(labels, (pair) =>
      predict(pair, { resume, posting, closely: readings.closely }),
    );
    const scored = data.score(
      'pairs',
      metricsSchema,
      gold,
      predictions.filter(({ overallScore }) => overallScore !== null),
    );
    return { predictions, figures: figuresOf(scored, labels, predictions, goalsFor(readings)) };
  },
};

interface Readers {
  readonly resume: (id: string) => ReturnType<Readings['resume']>;
  readonly posting: (id: string) => ReturnType<Readings['posting']>;
  readonly closely: Readings['closely'];
}

async function predict(
  { resume: resumeId, posting: postingId }: PairLabel,
  { resume: resumeOf, posting: postingOf, closely }: Readers,
): Promise<PairPrediction> {
  const [resume, posting] = [await resumeOf(resumeId), await postingOf(postingId)];
  const match =
    resume === null || !posting.isJudged
      ? null
      : judge(posting, resume, resume.skills, await closely(posting, resume));
  return {
    resume: resumeId,
    posting: postingId,
    overallScore: match?.score.overallScore ?? null,
    readyToApply: match?.readyToApply ?? null,
    points: match === null ? [] : [...pointsOf(match), ...conditionsOf(match)],
  };
}

function pointsOf({ points }: Match): PairPrediction['points'] {
  return points.map(({ postingQuote, resumeQuote, credit }) => ({
    postingQuote: postingQuote.text,
    resumeQuote: resumeQuote?.text ?? null,
    credit,
  }));
}

/** Working conditions are judged outside the score: found in the posting, and credited only where they are met. */
function conditionsOf({ knockouts }: Match): PairPrediction['points'] {
  return knockouts.flatMap(({ kind, status, postingQuote, resumeQuote }) =>
    postingQuote !== null && conditionKindSchema.safeParse(kind).success
      ? [
          {
            postingQuote: postingQuote.text,
            resumeQuote: resumeQuote?.text ?? null,
            credit: status === 'met' ? 1 : 0,
          },
        ]
      : [],
  );
}

interface Goals {
  readonly auc: number;
  readonly order: number;
  readonly kappa: number;
  readonly shown: number;
  readonly missing: number;
}

/** By rules, and by a careful model. */
const goalsByRules: Goals = { auc: 0.88, order: 0.89, kappa: 0.7, shown: 0.75, missing: 0.12 };
const goalsByModel: Goals = { auc: 0.94, order: 0.95, kappa: 0.8, shown: 0.95, missing: 0.03 };

function goalsFor({ readsClosely }: Pick<Readings, 'readsClosely'>): Goals {
  return readsClosely ? goalsByModel : goalsByRules;
}

function figuresOf(
  scored: z.infer<typeof metricsSchema>,
  labels: readonly PairLabel[],
  predictions: readonly PairPrediction[],
  goals: Goals,
): Figure[] {
  const [none, weak, partial, strong] = scored.mean_score_by_label;
  return [
    { figure: 'AUC of apply', value: scored.auc_apply, min: goals.auc },
    { figure: 'AUC of 2–3 against 0–1', value: scored.auc_2_3_vs_0_1, min: goals.auc },
    { figure: 'order within a posting', value: scored.order_within_posting, min: goals.order },
    { figure: 'best one first', value: scored.best_first, min: 0.7 },
    { figure: 'quadratic kappa', value: scored.qwk_bands_20_45_70, min: goals.kappa },
    { figure: 'mean absolute error', value: scored.mean_absolute_error, max: 11.5 },
    { figure: 'Spearman', value: scored.spearman },
    { figure: 'mean score of label 3', value: strong ?? null, min: 70 },
    { figure: 'mean score of label 2', value: partial ?? null },
    { figure: 'mean score of label 1', value: weak ?? null },
    { figure: 'mean score of label 0', value: none ?? null, max: 12 },
    { figure: 'Applicable: precision', value: scored.ready_precision, min: 0.75 },
    { figure: 'Applicable: recall', value: scored.ready_recall, min: 0.6 },
    { figure: 'Applicable among labels 0–1', value: scored.ready_on_label_0_1, max: 2 },
    { figure: 'requirements with a point', value: scored.requirements_with_a_point, min: 0.93 },
    {
      figure: 'shown requirements credited',
      value: scored.shown_requirements_credited,
      min: goals.shown,
    },
    {
      figure: 'missing ones credited',
      value: scored.missing_requirements_credited,
      max: goals.missing,
    },
    { figure: 'not scored', value: scored.missing },
    ...pairIntervals(labels, predictions),
  ];
}
