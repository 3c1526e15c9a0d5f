import { Counter, Gauge, Histogram } from 'prom-client';
import { registry, secondsToWait } from './registry.js';

/** Answers of the gateway. `route` is the template of a route (`/api/v1/jobs/:id`), `static` for the web client and pages about the API, `unmatched` where there is none. */
export const httpRequestDuration = new Histogram({
  name: 'rolefit_http_request_duration_seconds',
  help: 'Time from the head of a request to the end of its answer.',
  labelNames: ['method', 'route', 'status'],
  buckets: secondsToWait,
  registers: [registry],
});

/** Calls that were one too many. `kind` is what is limited, `whose` the count that was full: of a user, of an address, of all. */
export const rateLimitRefusals = new Counter({
  name: 'rolefit_rate_limit_refusals_total',
  help: 'Calls that were refused because a limit was reached.',
  labelNames: ['kind', 'whose'],
  registers: [registry],
});

/** Uploaded resumes. `outcome` is `kept` or the code of the refusal. */
export const uploads = new Counter({ name: 'rolefit_uploads_total', help: 'Uploads of resumes, by what became of them.', labelNames: ['outcome'], registers: [registry] });

/** What uploads that were kept weigh together. */
export const uploadedBytes = new Counter({ name: 'rolefit_uploaded_bytes_total', help: 'Bytes of uploaded resumes that were kept.', registers: [registry] });

/** Scans that were asked for. `way` is `single`, `batch` or `rescan`. */
export const scansRequested = new Counter({ name: 'rolefit_scans_requested_total', help: 'Scans that were taken, by the way they came.', labelNames: ['way'], registers: [registry] });

/** Open live connections of this gateway. */
export const socketsConnected = new Gauge({ name: 'rolefit_sockets_connected', help: 'Live connections of signed-in users to this gateway.', registers: [registry] });

/** Live events that were handed over to the stream. `event` is the name of one. */
export const eventsEmitted = new Counter({ name: 'rolefit_events_emitted_total', help: 'Live events that were sent to users.', labelNames: ['event'], registers: [registry] });
