import { Gauge } from 'prom-client';
import { registry } from './registry.js';

/** Connections to PostgreSQL that this process holds. `state` is `busy` or `idle`. */
export const poolConnections = new Gauge({ name: 'rolefit_database_pool_connections', help: 'Connections to PostgreSQL that this process holds.', labelNames: ['state'], registers: [registry] });

/** More than none for long means that the pool is too small or that statements are too slow. */
export const poolWaiting = new Gauge({ name: 'rolefit_database_pool_waiting_requests', help: 'Requests in this process that wait for a connection to PostgreSQL.', registers: [registry] });

/** What `DATABASE_POOL_SIZE` says. */
export const poolMax = new Gauge({ name: 'rolefit_database_pool_max_connections', help: 'Connections to PostgreSQL that this process may hold.', registers: [registry] });

/**
 * Rows that work is waiting for, by the job that does it. `state` is `queued`, `held` (for a model whose budget is spent), `away` (for one that
 * answers nobody) or `running`. These are the truth, the same from every process: take the largest, not the sum.
 */
export const waitingRows = new Gauge({ name: 'rolefit_waiting_rows', help: 'Rows in the database that wait for work or are being worked on.', labelNames: ['queue', 'state'], registers: [registry] });

/** Since it was asked for, or given back after a try. */
export const oldestWaitingRow = new Gauge({ name: 'rolefit_oldest_waiting_row_age_seconds', help: 'How long the queued row that has waited longest has waited; 0 where none waits.', labelNames: ['queue'], registers: [registry] });
