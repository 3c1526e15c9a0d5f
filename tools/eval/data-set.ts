import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { UsageError } from './options.ts';

export interface Manifest<File> {
  readonly files: readonly File[];
}

/** A folder of labelled data. Schemas describe only the fields that are read here: whatever else a label has must reach `score` unchanged. */
export interface DataSet {
  has(...path: readonly string[]): boolean;
  /** A folder's `manifest.json`. */
  manifest<File>(folder: string, file: z.ZodType<File>): Manifest<File>;
  /** A JSONL file. */
  lines<Line>(line: z.ZodType<Line>, ...path: readonly string[]): Line[];
  bytes(...path: readonly string[]): Buffer;
  text(...path: readonly string[]): string;
  /** The metrics of the folder's own score.mjs. */
  score<Metrics>(
    task: string,
    metrics: z.ZodType<Metrics>,
    gold: object,
    predictions: readonly object[],
    kind?: string,
  ): Metrics;
}

type Scorer = (gold: object, predictions: readonly object[], kind?: string) => unknown;
const scorersSchema = z.object({
  tasks: z.record(
    z.string(),
    z.custom<Scorer>((value) => typeof value === 'function'),
  ),
});

/** @throws UsageError where the folder is missing or holds no score.mjs */
export async function openDataSet(dir: string): Promise<DataSet> {
  const root = resolve(dir);
  const at = (...path: readonly string[]) => join(root, ...path);
  if (!existsSync(root)) throw new UsageError(`There is no folder ${root}.`);
  if (!existsSync(at('score.mjs')))
    throw new UsageError(`${root} holds no score.mjs: it is no folder of labelled data.`);
  const { tasks } = scorersSchema.parse(await import(pathToFileURL(at('score.mjs')).href));
  return {
    has: (...path) => existsSync(at(...path)),
    manifest: (folder, file) =>
      z
        .object({ files: z.array(file) })
        .parse(JSON.parse(readFileSync(at(folder, 'manifest.json'), 'utf8'))),
    lines: (line, ...path) => parseLines(readFileSync(at(...path), 'utf8'), line),
    bytes: (...path) => readFileSync(at(...path)),
    text: (...path) => readFileSync(at(...path), 'utf8'),
    score: (task, metrics, gold, predictions, kind) => {
      const scorer = tasks[task];
      if (scorer === undefined) throw new UsageError(`${at('score.mjs')} does not score ${task}.`);
      return metrics.parse(scorer(gold, predictions, kind));
    },
  };
}

function parseLines<Line>(text: string, line: z.ZodType<Line>): Line[] {
  return text
    .split('\n')
    .filter((json) => json.trim() !== '')
    .map((json) => line.parse(JSON.parse(json)));
}
