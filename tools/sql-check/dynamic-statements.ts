import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DynamicStatements } from './statement-text.ts';

interface Statement {
  readonly sql: string;
}

/** The part of libs/database that puts statements together at run time, as its build exports it. */
interface ScanListStatements {
  scanPageStatement(userId: string, query: object): Statement;
  scanCountStatement(userId: string, filters: object): Statement | null;
}

const sorts = ['newest', 'oldest', 'best-score', 'worst-score', 'company', 'title'];
const filters = {
  words: ['one', 'two'],
  status: ['completed'],
  saved: true,
  stage: ['saved'],
  minScore: 1,
  maxScore: 99,
  readyToApply: true,
};
const places = [
  1,
  2,
  { key: 'key', id: 'id', side: 'after' },
  { key: 'key', id: 'id', side: 'before' },
];

/** Every variant of each statement whose text depends on the user's input. Needs a built libs/database. */
export async function readDynamicStatements(root: string): Promise<DynamicStatements> {
  const built = pathToFileURL(
    join(root, 'libs', 'database', 'dist', 'scans', 'scan-list.statement.js'),
  ).href;
  const { scanPageStatement, scanCountStatement }: ScanListStatements = await import(built);
  const queries = sorts.flatMap((sort) =>
    places.flatMap((from) => [{}, filters].map((filter) => ({ ...filter, sort, from, limit: 20 }))),
  );
  const counts = [filters, { saved: false }].map(
    (filter) => scanCountStatement('user', filter)?.sql ?? '',
  );
  return new Map([
    ['scanPageStatement', queries.map((query) => scanPageStatement('user', query).sql)],
    ['scanCountStatement', counts],
  ]);
}
