import { Gauge } from 'prom-client';
import { registry } from './registry.js';

/** PostgreSQL connections of this process. `state` is `busy` or `idle`. */
export const poolConnections = new Gauge({
  name: 'rolefit_database_pool_connections',
  help: 'Connections to PostgreSQL that this process holds.',
  labelNames: ['state'],
  registers: [registry],
});

/** A value that stays above 0 indicates a pool that is too small or slow statements. */
export const poolWaiting = new Gauge({
  name: 'rolefit_database_pool_waiting_requests',
  help: 'Requests in this process that wait for a connection to PostgreSQL.',
  registers: [registry],
});

/** Value of `DATABASE_POOL_SIZE`. */
export const poolMax = new Gauge({
  name: 'rolefit_database_pool_max_connections',
  help: 'Connections to PostgreSQL that this process may hold.',
  registers: [registry],
});

/**
 * Rows waiting for work, by job. `state` is `queued`, `held` (model budget exhausted), `away` (model unavailable) or `running`. Read from the database and
 * identical in every process: aggregate with max, not sum.
 */
export const waitingRows = new Gauge({
  name: 'rolefit_waiting_rows',
  help: 'Rows in the database that wait for work or are being worked on.',
  labelNames: ['queue', 'state'],
  registers: [registry],
});

/** Since the row was queued, or re-queued after a failed attempt. */
export const oldestWaitingRow = new Gauge({
  name: 'rolefit_oldest_waiting_row_age_seconds',
  help: 'How long the queued row that has waited longest has waited; 0 where none waits.',
  labelNames: ['queue'],
  registers: [registry],
});
