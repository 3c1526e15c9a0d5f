import { Gauge } from 'prom-client';
import { registry } from './registry.js';

/** What the queues in Redis hold, the same from every process. Rows wait in the database first; `rolefit_waiting_rows` has those. */
export const queueJobs = new Gauge({ name: 'rolefit_queue_jobs', help: 'Jobs in Redis, by queue and state.', labelNames: ['queue', 'state'], registers: [registry] });
