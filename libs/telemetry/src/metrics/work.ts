import { Counter, Gauge, Histogram } from 'prom-client';
import { registry, secondsToWork } from './registry.js';

/** Job runs. `outcome` is `done`, `retry`, `wait` (a service is busy), `hand-back` (the worker shuts down) or `fail`. */
export const jobDuration = new Histogram({
  name: 'rolefit_job_duration_seconds',
  help: 'Time that one run of a job took.',
  labelNames: ['queue', 'outcome'],
  buckets: secondsToWork,
  registers: [registry],
});

/** Time a job waited for its first run. */
export const jobWait = new Histogram({
  name: 'rolefit_job_wait_seconds',
  help: 'Time from adding a job to its first run, a wanted delay left out.',
  labelNames: ['queue'],
  buckets: secondsToWork,
  registers: [registry],
});

/** Processing stages. `stage` is `extracting`, `reading` or `matching`; `subject` is `resume` or `posting`. */
export const stageDuration = new Histogram({
  name: 'rolefit_stage_duration_seconds',
  help: 'Time that a stage of the work took: extracting text from a file, reading facts out of a text, matching facts.',
  labelNames: ['stage', 'subject'],
  buckets: secondsToWork,
  registers: [registry],
});

/** Requests for a posting's facts. `source` is `kept` (cached, possibly from another user's scan) or `read`. */
export const postingReadings = new Counter({
  name: 'rolefit_posting_readings_total',
  help: 'Readings of postings that were needed, by where they came from.',
  labelNames: ['source'],
  registers: [registry],
});

/** Finished scans. `outcome` is the final state, `reason` the error code or `none`. */
export const scansEnded = new Counter({
  name: 'rolefit_scans_total',
  help: 'Scans that ended, by state and reason.',
  labelNames: ['outcome', 'reason'],
  registers: [registry],
});

/** Finished resume evaluations. `outcome` is `completed` or `failed`, `reason` the error code or `none`. */
export const evaluationsEnded = new Counter({
  name: 'rolefit_evaluations_total',
  help: 'Evaluations of resumes that ended, by state and reason.',
  labelNames: ['outcome', 'reason'],
  registers: [registry],
});

/** Matches that were judged again after a profile change. */
export const matchesRescored = new Counter({
  name: 'rolefit_matches_rescored_total',
  help: 'Matches that were judged again because the profile changed.',
  registers: [registry],
});

/** Rows without a job that were enqueued again. A few are normal; many indicate that Redis loses jobs or is unreachable. */
export const sweeperHandedOver = new Counter({
  name: 'rolefit_sweeper_handed_over_total',
  help: 'Rows that waited without a job and were handed over again.',
  labelNames: ['queue'],
  registers: [registry],
});

/** Only one process sweeps at a time: aggregate with max. */
export const sweeperLastRun = new Gauge({
  name: 'rolefit_sweeper_last_run_timestamp_seconds',
  help: 'When this process last came to the end of a sweep, in Unix time.',
  registers: [registry],
});
