import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import {
  oldestWaitingRow,
  poolConnections,
  poolMax,
  poolWaiting,
  waitingRows,
  registerSource,
} from '@rolefit/telemetry';
import { DataSource } from 'typeorm';
import { activeUserCondition } from './accounts/account-state.js';
import { poolOf, run } from './run.js';

/** Counting stops here: more rows wait only when something is badly wrong, and counting them all would make it worse. */
const maxCounted = 100_000;

interface Waiting {
  readonly queue: string;
  readonly queued: number;
  readonly held: number;
  readonly away: number;
  readonly running: number;
  readonly ageS: number;
}

/**
 * One statement that reads only the partial indexes of unfinished rows. Rows of deleted accounts are not counted, since their jobs do not run. The
 * oldest row is a separate query: the index is sorted that way.
 */
const statement = `${countsOf({
  queue: 'scan.score',
  table: 'scans',
  status: 'status',
  touched: 'updated_at',
  reason: "failure->>'code'",
  running: "'reading', 'matching'",
})} UNION ALL ${countsOf({
  queue: 'resume.evaluate',
  table: 'resumes',
  status: 'evaluation_status',
  touched: 'evaluation_updated_at',
  reason: 'failure_code',
  running: "'extracting', 'reading'",
})}`;

/** Updates the metrics of waiting rows and of the connection pool on every scrape. */
@Injectable()
export class DatabaseMetrics implements OnModuleInit, OnApplicationShutdown {
  private stopWatching = (): void => undefined;

  constructor(private readonly dataSource: DataSource) {}

  onModuleInit(): void {
    this.stopWatching = registerSource({
      name: 'postgresql',
      read: () => this.read(),
      forget: () => {
        waitingRows.reset();
        oldestWaitingRow.reset();
      },
    });
  }

  onApplicationShutdown(): void {
    this.stopWatching();
  }

  private async read(): Promise<void> {
    // Before the statement, which takes a connection itself and may have to wait for one.
    this.measurePool();
    for (const { queue, queued, held, away, running, ageS } of await run<Waiting>(
      this.dataSource,
      statement,
    )) {
      waitingRows.set({ queue, state: 'queued' }, queued);
      waitingRows.set({ queue, state: 'held' }, held);
      waitingRows.set({ queue, state: 'away' }, away);
      waitingRows.set({ queue, state: 'running' }, running);
      oldestWaitingRow.set({ queue }, ageS);
    }
  }

  private measurePool(): void {
    const pool = poolOf(this.dataSource);
    if (pool === undefined) return;
    poolConnections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    poolConnections.set({ state: 'idle' }, pool.idleCount);
    poolWaiting.set(pool.waitingCount);
    poolMax.set(pool.options.max);
  }
}

/** Where the unfinished rows of a queue are: their columns, the code of why one waits, and the states in which a worker has one. */
interface WaitingRows {
  readonly queue: string;
  readonly table: string;
  readonly status: string;
  readonly touched: string;
  readonly reason: string;
  readonly running: string;
}

function countsOf({ queue, table, status, touched, reason, running }: WaitingRows): string {
  return `SELECT '${queue}' AS queue,
    count(*) FILTER (WHERE state = 'queued' AND reason IS NULL)::int AS queued,
    count(*) FILTER (WHERE state = 'queued' AND reason = 'MODEL_BUDGET_SPENT')::int AS held,
    count(*) FILTER (WHERE state = 'queued' AND reason <> 'MODEL_BUDGET_SPENT')::int AS away,
    count(*) FILTER (WHERE state <> 'queued')::int AS running,
    coalesce((SELECT greatest(0, extract(epoch FROM now() - ${touched})) FROM ${table}
      WHERE ${status} = 'queued' AND ${reason} IS NULL AND ${activeUserCondition} ORDER BY ${touched} LIMIT 1), 0)::float8 AS "ageS"
    FROM (SELECT ${status} AS state, ${reason} AS reason FROM ${table}
      WHERE ${status} IN ('queued', ${running}) AND ${activeUserCondition} LIMIT ${maxCounted}) AS waiting`;
}
