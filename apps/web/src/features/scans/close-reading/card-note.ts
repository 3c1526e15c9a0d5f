import { type Job } from '@rolefit/contracts';
import { isBeingReadClosely } from '@/lib/close-reading';
import { texts as scanTexts } from '../texts';
import { texts } from './texts';

/** A line about a close reading. */
export interface CardNote {
  /** The former score, shown before the line; null if there is none. */
  readonly from: number | null;
  readonly words: string;
}

function waiting({ closeReading, resumeComparison }: Job): string {
  const { failure = null, effect = null } = closeReading ?? {};
  const wait = failure && scanTexts.waits[failure.code]?.(failure);
  if (wait) return scanTexts.waitsSince(wait);
  // The second of two resumes is read after the first.
  const isFirst = effect === null || resumeComparison !== null;
  return isFirst ? texts.card.reading : texts.card.readingAgain;
}

function failed({ effect }: NonNullable<Job['closeReading']>): string {
  return effect === null ? texts.card.failed : texts.card.failedAgain;
}

function result(job: Job, score: number): CardNote {
  const effect = job.closeReading?.effect ?? null;
  if (effect === null) {
    const isNotRead = job.closeReading?.isOutdated === true;
    return { from: null, words: isNotRead ? texts.card.notRead : texts.card.read };
  }
  const { estimate } = effect;
  if (estimate === score) return { from: null, words: texts.card.unchanged(score) };
  return { from: estimate, words: texts.card.changed(score, texts.card.changes(effect)) };
}

/** The progress of a close reading or what it changed, in one line; null if there is none. */
export function cardNote(job: Job): CardNote | null {
  const { closeReading, score } = job;
  if (closeReading === null || score === null) return null;
  if (isBeingReadClosely(job)) return { from: null, words: waiting(job) };
  if (closeReading.status === 'failed') return { from: null, words: failed(closeReading) };
  return result(job, score.overallScore);
}
