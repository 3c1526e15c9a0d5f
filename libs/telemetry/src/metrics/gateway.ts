import { Counter, Gauge, Histogram } from 'prom-client';
import { registry, secondsToWait } from './registry.js';

/**
 * HTTP responses of the gateway. `route` is a pattern (`/api/v1/jobs/:id`), `static` for the web client and the API documentation, `unmatched` without a
 * route.
 */
export const httpRequestDuration = new Histogram({
  name: 'rolefit_http_request_duration_seconds',
  help: 'Time from the head of a request to the end of its answer.',
  labelNames: ['method', 'route', 'status'],
  buckets: secondsToWait,
  registers: [registry],
});

/** Rate-limited calls. `kind` is the limit, `whose` the exhausted counter: of a user, of an address, or of all. */
export const rateLimitRefusals = new Counter({
  name: 'rolefit_rate_limit_refusals_total',
  help: 'Calls that were refused because a limit was reached.',
  labelNames: ['kind', 'whose'],
  registers: [registry],
});

/** Resume uploads. `outcome` is `kept` or an error code. */
export const uploads = new Counter({
  name: 'rolefit_uploads_total',
  help: 'Uploads of resumes, by what became of them.',
  labelNames: ['outcome'],
  registers: [registry],
});

/** Total size of successful uploads. */
export const uploadedBytes = new Counter({
  name: 'rolefit_uploaded_bytes_total',
  help: 'Bytes of uploaded resumes that were kept.',
  registers: [registry],
});

/** Requested scans. `way` is `single`, `batch` or `rescan`. */
export const scansRequested = new Counter({
  name: 'rolefit_scans_requested_total',
  help: 'Scans that were taken, by the way they came.',
  labelNames: ['way'],
  registers: [registry],
});

/** Open WebSocket connections of this gateway. */
export const socketsConnected = new Gauge({
  name: 'rolefit_sockets_connected',
  help: 'Live connections of signed-in users to this gateway.',
  registers: [registry],
});

/** Live events written to the stream. `event` is the event's name. */
export const eventsEmitted = new Counter({
  name: 'rolefit_events_emitted_total',
  help: 'Live events that were sent to users.',
  labelNames: ['event'],
  registers: [registry],
});

/** E-mails with sign-in links. `outcome` is `sent`, `kept` (in the inbox of one machine), `retried`, `failed`, or `limited` (asked for too often, so not sent). */
export const signInMails = new Counter({
  name: 'rolefit_sign_in_mails_total',
  help: 'E-mails with sign-in links, by what became of them.',
  labelNames: ['outcome'],
  registers: [registry],
});
