import { type Job } from '@rolefit/contracts';
import { useState } from 'react';
import { isLive } from '../scan-state';

/** A run of a scan that was watched from this page. */
export interface WatchedRun {
  readonly isRunning: boolean;
  /** What it scored before; null where it had no score. */
  readonly before: number | null;
  /** What it scored in the end; null while it runs, and where it has no score. */
  readonly after: number | null;
}

function nextRun(run: WatchedRun | null, isRunning: boolean, score: number | null): WatchedRun | null {
  if (isRunning === (run?.isRunning ?? false)) return run;
  return isRunning ? { isRunning, before: score, after: null } : { isRunning, before: run?.before ?? null, after: score };
}

/** The run that is watched, or was watched last; null where none was. */
export function useRun({ status, score }: Job): WatchedRun | null {
  const [run, setRun] = useState<WatchedRun | null>(null);
  const next = nextRun(run, isLive(status), score?.overallScore ?? null);
  if (next !== run) setRun(next);
  return next;
}
