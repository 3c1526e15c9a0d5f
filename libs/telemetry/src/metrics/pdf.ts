import { Counter, Gauge } from 'prom-client';
import { registry } from './registry.js';

/** Child processes that read PDFs. */
export const pdfChildren = new Gauge({ name: 'rolefit_pdf_children', help: 'Child processes that read PDF files and are alive.', registers: [registry] });

/** `reason` is `wall`, `memory` or `cpu` (killed at that limit), `crash`, or `gone` (replaced, or the process stops). */
export const pdfChildrenEnded = new Counter({ name: 'rolefit_pdf_children_ended_total', help: 'Child processes that read PDF files and ended, by reason.', labelNames: ['reason'], registers: [registry] });

// A first one that appears from nowhere is no increase to Prometheus.
for (const reason of ['wall', 'memory', 'cpu', 'crash', 'gone']) pdfChildrenEnded.inc({ reason }, 0);
