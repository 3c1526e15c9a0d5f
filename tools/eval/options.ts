import { parseArgs } from 'node:util';

export const usage = `Usage: npm run eval -- --data DIR [OPTIONS]

  --data DIR           folder with labelled data: manifests, texts, and the score.mjs that scores answers
  --out DIR            where predictions.TASK.jsonl and figures.json go (default .local/eval)
  --analyser NAME      builtin (default) or llm: the model that AI_BASE_URL and AI_MODEL name
  --replay             with llm and the task pairs: an endpoint that answers from the labels plays the model
  --corrupt SHARE      share of the endpoint's claims that are made wrong, such as 0.2
  --task A,B           only these tasks: uploads, resumes, postings, pages, fit, grid, pairs, counts,
                       properties, spans, green, kompetencer, rankings, esco
  --as-of YYYY-MM-DD   what "present" means in a resume (default today)
  --runs N             read everything N times and compare the answers (default 1)
  --strict             exit 1 where a goal is missed`;

/** An invalid command line. */
export class UsageError extends Error {}

export const analysers = ['builtin', 'llm'] as const;
export type AnalyserName = (typeof analysers)[number];

export interface Options {
  readonly dataDir: string;
  readonly outDir: string;
  readonly analyser: AnalyserName;
  /** Names of tasks; null for all of them. */
  readonly tasks: readonly string[] | null;
  readonly asOf: string;
  readonly runs: number;
  readonly isStrict: boolean;
  /** The share of wrong claims of an endpoint that answers from the labels; null for a real model. */
  readonly replay: number | null;
}

/** @throws UsageError for an unknown option or an invalid value */
export function parseOptions(
  args: readonly string[],
  defaults: { readonly today: string; readonly defaultOutDir: string },
): Options {
  const values = parsed(args, defaults);
  if (!values.data) throw new UsageError('--data is missing.');
  const analyser = analysers.find((name) => name === values.analyser);
  if (analyser === undefined)
    throw new UsageError(`There is no analyser ${values.analyser}; it is builtin or llm.`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values['as-of']))
    throw new UsageError('--as-of needs a day like 2026-01-31.');
  if (!/^[1-9]\d?$/.test(values.runs)) throw new UsageError('--runs needs a number from 1 to 99.');
  return {
    dataDir: values.data,
    outDir: values.out,
    analyser,
    tasks: values.task?.split(',').map((name) => name.trim()) ?? null,
    asOf: values['as-of'],
    runs: Number(values.runs),
    isStrict: values.strict,
    replay: replayOf(values),
  };
}

function replayOf({ replay, corrupt }: { replay: boolean; corrupt: string }): number | null {
  const share = Number(corrupt);
  if (!(share >= 0 && share <= 0.5)) throw new UsageError('--corrupt needs a share from 0 to 0.5.');
  return replay ? share : null;
}

function parsed(
  args: readonly string[],
  { today, defaultOutDir }: { readonly today: string; readonly defaultOutDir: string },
) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        out: { type: 'string', default: defaultOutDir },
        analyser: { type: 'string', default: 'builtin' },
        task: { type: 'string' },
        'as-of': { type: 'string', default: today },
        runs: { type: 'string', default: '1' },
        strict: { type: 'boolean', default: false },
        replay: { type: 'boolean', default: false },
        corrupt: { type: 'string', default: '0' },
      },
    });
    return values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
