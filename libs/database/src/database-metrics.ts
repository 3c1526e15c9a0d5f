import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { oldestWaitingRow, poolConnections, poolMax, poolWaiting, waitingRows, watchSource } from '@rolefit/telemetry';
import { DataSource } from 'typeorm';
import { ofUserInUse } from './accounts/account-state.js';
import { poolOf, run } from './run.js';

/** More than this wait only where something is very wrong, and counting on would make it worse. */
const countMost = 100_000;

/** Work that waits in rows, by its queue: where they are, when each was last touched, and the code that says why one waits for more than its turn. */
const kinds = [
  { queue: 'scan.score', table: 'scans', status: 'status', touched: 'updated_at', reason: `failure->>'code'`, running: ['reading', 'matching'] },
  { queue: 'resume.evaluate', table: 'resumes', status: 'evaluation_status', touched: 'evaluation_updated_at', reason: 'failure_code', running: ['extracting', 'reading'] },
] as const;

type Kind = (typeof kinds)[number];

interface Waiting {
  readonly queue: string;
  readonly queued: number;
  readonly held: number;
  readonly away: number;
  readonly running: number;
  readonly ageS: number;
}

/**
 * One statement over the indexes of rows that are under way, whatever lies in the tables beside them. Rows of deleted accounts wait for nobody.
 * The oldest is looked for by itself: the index begins with it.
 */
const statement = kinds.map(statementOf).join(' UNION ALL ');

/** Tells metrics, whenever somebody scrapes, what waits in the database and how its pool is doing. */
@Injectable()
export class DatabaseMetrics implements OnModuleInit, OnApplicationShutdown {
  private stopWatching = (): void => undefined;

  constructor(private readonly dataSource: DataSource) {}

  onModuleInit(): void {
    this.stopWatching = watchSource({
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
    // Before the statement, which itself takes a connection and may be what waits.
    this.measurePool();
    for (const { queue, queued, held, away, running, ageS } of await run<Waiting>(this.dataSource, statement)) {
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

function statementOf({ queue, table, status, touched, reason, running }: Kind): string {
  const isRunning = running.map((state) => `'${state}'`).join(', ');
  return `SELECT '${queue}' AS queue,
    count(*) FILTER (WHERE state = 'queued' AND reason IS NULL)::int AS queued,
    count(*) FILTER (WHERE state = 'queued' AND reason = 'MODEL_BUDGET_SPENT')::int AS held,
    count(*) FILTER (WHERE state = 'queued' AND reason <> 'MODEL_BUDGET_SPENT')::int AS away,
    count(*) FILTER (WHERE state <> 'queued')::int AS running,
    coalesce((SELECT greatest(0, extract(epoch FROM now() - ${touched})) FROM ${table}
      WHERE ${status} = 'queued' AND ${reason} IS NULL AND ${ofUserInUse} ORDER BY ${touched} LIMIT 1), 0)::float8 AS "ageS"
    FROM (SELECT ${status} AS state, ${reason} AS reason FROM ${table}
      WHERE ${status} IN ('queued', ${isRunning}) AND ${ofUserInUse} LIMIT ${countMost}) AS waiting`;
}
