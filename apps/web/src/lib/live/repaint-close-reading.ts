import { type EventPayload, type Job, type JobDetail } from '@rolefit/contracts';
import { type QueryClient } from '@tanstack/react-query';
import { isBeingReadClosely } from '../close-reading';
import { scanKeys } from '../query-keys';
import { repaint, repaintLists } from './repaint';

type Progress = EventPayload<'match.progress'>;

/** Late progress events must not overwrite a result. */
function painted<Shown extends Job>(job: Shown, { _id, status, failure }: Progress): Shown {
  const { closeReading } = job;
  const isOver = status === 'completed' || status === 'failed';
  if (job._id !== _id || closeReading === null || (!isOver && !isBeingReadClosely(job))) return job;
  return { ...job, closeReading: { ...closeReading, status, failure: failure ?? null } };
}

/** The resulting score, even after the first of two resumes. The explanation of the change follows with the refetch. */
function scored(job: Job, { _id, overallScore, readyToApply }: Progress): Job {
  const { closeReading, score } = job;
  if (job._id !== _id || overallScore === undefined || score === null || closeReading === null)
    return job;
  return {
    ...job,
    readyToApply: readyToApply ?? null,
    score: { ...score, overallScore },
    closeReading: { ...closeReading, effect: null, isOutdated: false },
  };
}

/** The event contains everything on a card except the explanation. The detail keeps the estimate until its refetch, which delivers score and points together. */
export function repaintCloseReading(client: QueryClient, progress: Progress): void {
  repaintLists(client, progress._id, (job) => scored(painted(job, progress), progress));
  if (progress.status !== 'completed')
    repaint<JobDetail>(client, scanKeys.detail(progress._id), (job) => painted(job, progress));
}
