import { parseArgs } from 'node:util';

export const usage = `Usage: npm run eval -- --data DIR [OPTIONS]

  --data DIR           folder with labelled data: manifests, texts, and the score.mjs that scores answers
  --out DIR            where predictions.TASK.jsonl and figures.json go (default .local/eval)
  --analyser NAME      builtin (default) or llm: the model that AI_BASE_URL and AI_MODEL name
  --task A,B           only these tasks: uploads, resumes, postings, pages, fit, grid,
                       properties, spans, green, kompetencer, rankings, esco
  --as-of YYYY-MM-DD   what "present" means in a resume (default today)
  --runs N             read everything N times and compare the answers (default 1)
  --strict             exit 1 where a goal is missed`;

/** A command line that cannot be followed. */
export class UsageError extends Error {}

/**
 * The command line as `{dataDir, outDir, analyser, tasks, asOf, runs, isStrict}`; `tasks` is null for all.
 * @throws UsageError for what it does not know
 */
export function parseOptions(args, { today, defaultOutDir }) {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        data: { type: 'string' },
        out: { type: 'string', default: defaultOutDir },
        analyser: { type: 'string', default: 'builtin' },
        task: { type: 'string' },
        'as-of': { type: 'string', default: today },
        runs: { type: 'string', default: '1' },
        strict: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    throw new UsageError(error.message);
  }
  if (!values.data) throw new UsageError('--data is missing.');
  if (!['builtin', 'llm'].includes(values.analyser)) throw new UsageError(`There is no analyser ${values.analyser}; it is builtin or llm.`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values['as-of'])) throw new UsageError('--as-of needs a day like 2026-01-31.');
  if (!/^[1-9]\d?$/.test(values.runs)) throw new UsageError('--runs needs a number from 1 to 99.');
  return {
    dataDir: values.data,
    outDir: values.out,
    analyser: values.analyser,
    tasks: values.task?.split(',').map((name) => name.trim()) ?? null,
    asOf: values['as-of'],
    runs: Number(values.runs),
    isStrict: values.strict,
  };
}
