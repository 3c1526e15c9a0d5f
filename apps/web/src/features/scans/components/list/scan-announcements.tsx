import { type Job } from '@rolefit/contracts';
import { useState } from 'react';
import { isBeingReadClosely } from '@/lib/close-reading';
import { texts } from '../../list/news-texts';
import { postingName } from '../../posting-name';
import { isLive } from '../../scan-state';
import { scoreBandOf } from '../../score-band';
import { texts as scanTexts } from '../../texts';

function newsOf(job: Job): string {
  const name = postingName(job);
  if (job.status !== 'completed' || !job.score)
    return texts.hasBecome(name, scanTexts.status[job.status]);
  const { overallScore } = job.score;
  return texts.hasScore(name, overallScore, scoreBandOf(overallScore).word);
}

/** Whether the scan has finished, or its close reading has. */
function hasNews(before: Job, job: Job): boolean {
  return isLive(before.status) || (isBeingReadClosely(before) && !isBeingReadClosely(job));
}

/** A sentence about scans that have finished since the last render; null if none has. */
function newsSince(before: readonly Job[], jobs: readonly Job[]): string | null {
  const states = new Map(before.map((job) => [job._id, job]));
  const ended = jobs.filter((job) => {
    const former = states.get(job._id);
    return former !== undefined && !isLive(job.status) && hasNews(former, job);
  });
  if (ended.length > 1) return texts.haveEnded(ended.length);
  return ended[0] ? newsOf(ended[0]) : null;
}

/** Announces finished scans to screen readers, in one sentence however many finish together. */
export function ScanAnnouncements({ jobs }: { jobs: readonly Job[] }) {
  const [before, setBefore] = useState(jobs);
  const [news, setNews] = useState('');
  if (jobs !== before) {
    setBefore(jobs);
    const latest = newsSince(before, jobs);
    if (latest !== null) setNews(latest);
  }
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}
