import { Counter, Gauge } from 'prom-client';
import { registry } from './registry.js';

/** Processes that read resume files. */
export const resumeReaders = new Gauge({
  name: 'rolefit_resume_reader_children',
  help: 'Child processes that read resume files and are alive.',
  registers: [registry],
});

/** `reason` is `wall`, `memory` or `cpu` (killed at that limit), `crash`, or `gone` (replaced or shut down). */
export const resumeReadersEnded = new Counter({
  name: 'rolefit_resume_reader_children_ended_total',
  help: 'Child processes that read resume files and ended, by reason.',
  labelNames: ['reason'],
  registers: [registry],
});

// Initialise all series: Prometheus sees no increase in a counter that first appears with a value of 1.
for (const reason of ['wall', 'memory', 'cpu', 'crash', 'gone'])
  resumeReadersEnded.inc({ reason }, 0);
