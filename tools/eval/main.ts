/**
 * Measures reading and judging on a folder of labelled data: every item takes the product's own path, the predictions of each task are written to
 * `predictions.TASK.jsonl`, scored by the folder's own score.mjs, and printed as one table.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { type Analyser, createAnalyser } from './analyser.ts';
import { type DataSet, openDataSet } from './data-set.ts';
import { type Options, parseOptions, usage, UsageError } from './options.ts';
import { createReadings } from './readings.ts';
import { report, type Row } from './report.ts';
import { type Task } from './task.ts';
import { tasks } from './tasks/index.ts';

type NamedTask = readonly [name: string, task: Task];

try {
  await main(
    parseOptions(process.argv.slice(2), {
      today: new Date().toISOString().slice(0, 10),
      defaultOutDir: join('.local', 'eval'),
    }),
  );
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${usage}\n`);
  process.exitCode = 2;
}

async function main(options: Options): Promise<void> {
  const data = await openDataSet(options.dataDir);
  const chosen = chooseTasks(options.tasks, data);
  const analyser = await createAnalyser(options, data);
  const startedAt = performance.now();
  try {
    const first = await runTasks(chosen, data, analyser, options.outDir);
    const rows = [...first.rows];
    for (let run = 2; run <= options.runs; run += 1) {
      const { answers } = await runTasks(chosen, data, analyser, null);
      rows.push({
        task: `run ${run}`,
        figure: 'same answers as the first',
        value: isDeepStrictEqual(answers, first.answers) ? 1 : 0,
        min: 1,
      });
    }
    const areMet = report(rows);
    process.stdout.write(
      `\n${options.analyser}, ${((performance.now() - startedAt) / 1_000).toFixed(1)} s; answers in ${options.outDir}\n`,
    );
    writeFileSync(join(options.outDir, 'figures.json'), `${JSON.stringify(rows, null, 1)}\n`);
    if (options.isStrict && !areMet) process.exitCode = 1;
  } finally {
    await analyser.close();
  }
}

function chooseTasks(names: readonly string[] | null, data: DataSet): NamedTask[] {
  const unknown = (names ?? []).filter((name) => !(name in tasks));
  if (unknown.length > 0) throw new UsageError(`There is no task ${unknown.join(', ')}.`);
  const chosen = Object.entries(tasks).filter(([name]) => names === null || names.includes(name));
  const missing = chosen
    .filter(([, task]) => !data.has(...task.needs))
    .map(([name, task]) => `${name} (${task.needs.join('/')})`);
  if (missing.length > 0 && (names !== null || missing.length === chosen.length))
    throw new UsageError(`The folder does not hold what these tasks need: ${missing.join(', ')}.`);
  if (missing.length > 0)
    process.stdout.write(`Left out, since the folder does not hold them: ${missing.join(', ')}\n`);
  return chosen.filter(([, task]) => data.has(...task.needs));
}

/**
 * @param outDir null writes no predictions
 * @returns the rows of the table, and those parts of the answers that must be the same in each run
 */
async function runTasks(
  chosen: readonly NamedTask[],
  data: DataSet,
  analyser: Analyser,
  outDir: string | null,
): Promise<{ rows: Row[]; answers: Record<string, readonly object[]> }> {
  const readings = createReadings(data, analyser);
  const rows: Row[] = [];
  const answers: Record<string, readonly object[]> = {};
  if (outDir !== null) mkdirSync(outDir, { recursive: true });
  for (const [name, task] of chosen) {
    const { predictions, figures, reproducible = predictions } = await task.run({ data, readings });
    rows.push(...figures.map((figure) => ({ task: name, ...figure })));
    answers[name] = reproducible;
    if (outDir !== null)
      writeFileSync(
        join(outDir, `predictions.${name}.jsonl`),
        predictions.map((answer) => `${JSON.stringify(answer)}\n`).join(''),
      );
  }
  return { rows, answers };
}
