import { Counter, Gauge } from 'prom-client';
import { registry } from './registry.js';

/** PDF reader processes. */
export const pdfChildren = new Gauge({
  name: 'rolefit_pdf_children',
  help: 'Child processes that read PDF files and are alive.',
  registers: [registry],
});

/** `reason` is `wall`, `memory` or `cpu` (killed at that limit), `crash`, or `gone` (replaced or shut down). */
export const pdfChildrenEnded = new Counter({
  name: 'rolefit_pdf_children_ended_total',
  help: 'Child processes that read PDF files and ended, by reason.',
  labelNames: ['reason'],
  registers: [registry],
});

// Initialise all series: Prometheus sees no increase in a counter that first appears with a value of 1.
for (const reason of ['wall', 'memory', 'cpu', 'crash', 'gone'])
  pdfChildrenEnded.inc({ reason }, 0);
