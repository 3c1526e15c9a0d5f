import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from './options.mjs';

/**
 * A folder of labelled data: `manifest(folder)` is a parsed `manifest.json`, `lines(file)` a parsed JSONL file, `bytes` and `text` one
 * item, `has(file)` whether it is there, `score(task, gold, predictions, kind)` the folder's own metrics.
 * @throws UsageError where the folder is missing or holds no score.mjs
 */
export async function openDataSet(dir) {
  const root = resolve(dir);
  const path = (...parts) => join(root, ...parts);
  if (!existsSync(root)) throw new UsageError(`There is no folder ${root}.`);
  if (!existsSync(path('score.mjs'))) throw new UsageError(`${root} holds no score.mjs: it is no folder of labelled data.`);
  const { tasks } = await import(pathToFileURL(path('score.mjs')).href);
  return {
    has: (...parts) => existsSync(path(...parts)),
    manifest: (folder) => JSON.parse(readFileSync(path(folder, 'manifest.json'), 'utf8')),
    lines: (...parts) => parseLines(readFileSync(path(...parts), 'utf8')),
    bytes: (...parts) => readFileSync(path(...parts)),
    text: (...parts) => readFileSync(path(...parts), 'utf8'),
    score: (task, gold, predictions, kind) => tasks[task](gold, predictions, kind),
  };
}

function parseLines(text) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
}
