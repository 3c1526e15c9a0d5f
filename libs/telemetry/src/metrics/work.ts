import { Counter, Gauge, Histogram } from 'prom-client';
import { registry, secondsToWork } from './registry.js';

/** Runs of jobs. `outcome` is `done`, `retry`, `wait` (for a busy service), `hand-back` (the worker stops) or `fail`. */
export const jobDuration = new Histogram({
  name: 'rolefit_job_duration_seconds',
  help: 'Time that one run of a job took.',
  labelNames: ['queue', 'outcome'],
  buckets: secondsToWork,
  registers: [registry],
});

/** How long a job waited for its first run. */
export const jobWait = new Histogram({
  name: 'rolefit_job_wait_seconds',
  help: 'Time from adding a job to its first run, a wanted delay left out.',
  labelNames: ['queue'],
  buckets: secondsToWork,
  registers: [registry],
});

/** The stages of the work. `stage` is `extracting`, `reading` or `matching`; `subject` is `resume` or `posting`. */
export const stageDuration = new Histogram({
  name: 'rolefit_stage_duration_seconds',
  help: 'Time that a stage of the work took: extracting text from a file, reading facts out of a text, matching facts.',
  labelNames: ['stage', 'subject'],
  buckets: secondsToWork,
  registers: [registry],
});

/** Postings whose facts were needed. `source` is `kept` (read before, by whomever) or `read`. */
export const postingReadings = new Counter({ name: 'rolefit_posting_readings_total', help: 'Readings of postings that were needed, by where they came from.', labelNames: ['source'], registers: [registry] });

/** Ends of scans. `outcome` is the state a scan ended in, `reason` the code of a failure, else `none`. */
export const scansEnded = new Counter({ name: 'rolefit_scans_total', help: 'Scans that ended, by state and reason.', labelNames: ['outcome', 'reason'], registers: [registry] });

/** Ends of evaluations of resumes. `outcome` is `completed` or `failed`, `reason` the code of a failure, else `none`. */
export const evaluationsEnded = new Counter({ name: 'rolefit_evaluations_total', help: 'Evaluations of resumes that ended, by state and reason.', labelNames: ['outcome', 'reason'], registers: [registry] });

/** Matches that were judged again after a change of the profile. */
export const matchesRescored = new Counter({ name: 'rolefit_matches_rescored_total', help: 'Matches that were judged again because the profile changed.', registers: [registry] });

/** Rows that waited without a job. Now and then one is no harm; many say that Redis lost jobs or cannot be reached. */
export const sweeperHandedOver = new Counter({ name: 'rolefit_sweeper_handed_over_total', help: 'Rows that waited without a job and were handed over again.', labelNames: ['queue'], registers: [registry] });

/** One process at a time sweeps: look at the latest of all. */
export const sweeperLastRun = new Gauge({ name: 'rolefit_sweeper_last_run_timestamp_seconds', help: 'When this process last came to the end of a sweep, in Unix time.', registers: [registry] });
