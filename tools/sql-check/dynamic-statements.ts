import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DynamicStatements } from './statement-text.ts';

interface Statement {
  readonly sql: string;
}

/** The parts of libs/database that put statements together at run time, as its build exports them. */
interface ScanListStatements {
  scanPageStatement(userId: string, query: object): Statement;
  scanCountStatement(userId: string, filters: object): Statement | null;
}

interface BackupStatements {
  anyRowStatement(table: string): Statement;
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
  const built = (file: string): string =>
    pathToFileURL(join(root, 'libs', 'database', 'dist', file)).href;
  const { scanPageStatement, scanCountStatement }: ScanListStatements = await import(
    built('scans/scan-list.statement.js')
  );
  const { anyRowStatement }: BackupStatements = await import(built('backup/any-row.statement.js'));
  const queries = sorts.flatMap((sort) =>
    places.flatMap((from) => [{}, filters].map((filter) => ({ ...filter, sort, from, limit: 20 }))),
  );
  const counts = [filters, { saved: false }].map(
    (filter) => scanCountStatement('user', filter)?.sql ?? '',
  );
  return new Map([
    ['scanPageStatement', queries.map((query) => scanPageStatement('user', query).sql)],
    ['scanCountStatement', counts],
    ['anyRowStatement', [anyRowStatement('users').sql]],
  ]);
}
