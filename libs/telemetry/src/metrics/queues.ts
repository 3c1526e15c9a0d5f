import { Gauge } from 'prom-client';
import { registry } from './registry.js';

/** Jobs in Redis, identical in every process. `rolefit_waiting_rows` counts the rows in the database, which also include work without a job. */
export const queueJobs = new Gauge({
  name: 'rolefit_queue_jobs',
  help: 'Jobs in Redis, by queue and state.',
  labelNames: ['queue', 'state'],
  registers: [registry],
});
