import { type Job } from '@rolefit/contracts';
import { useState } from 'react';
import { isLive } from '../scan-state';

/** A run of a scan that was watched from this page. */
export interface WatchedRun {
  readonly isRunning: boolean;
  /** What it scored before; null where it had no score. */
  readonly before: number | null;
}

/** The run that is watched, or was watched last; null where none was. */
export function useRun(job: Job): WatchedRun | null {
  const isRunning = isLive(job.status);
  const [run, setRun] = useState<WatchedRun | null>(null);
  const known = run?.isRunning === true;
  const next = isRunning === known ? run : { isRunning, before: isRunning ? (job.score?.overallScore ?? null) : (run?.before ?? null) };
  if (next !== run) setRun(next);
  return next;
}
