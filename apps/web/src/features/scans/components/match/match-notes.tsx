import { type JobDetail, type Score } from '@rolefit/contracts';
import { Card } from '@/components/ui/card';
import { lazyPart } from '@/lib/lazy-part';

/** Loaded only for matches with a close reading. */
const CloseReadingNote = lazyPart(
  async () => (await import('./close-reading-note')).CloseReadingNote,
);
/** Asks the server, so it comes later anyway. */
const SimilarScans = lazyPart(async () => (await import('./similar-scans')).SimilarScans);
/** Loaded only for users with several resumes. */
const ResumeComparison = lazyPart(
  async () => (await import('./resume-comparison')).ResumeComparison,
);

/** What else is known of the match: its close reading, other resumes, other scans of the posting. */
export function MatchNotes({ job, score }: { job: JobDetail; score: Score }) {
  const { closeReading, resumeComparison } = job;
  return (
    <div className="space-y-4 empty:hidden">
      {closeReading && (
        <Card className="min-h-27 p-5">
          <CloseReadingNote
            id={job._id}
            closeReading={closeReading}
            score={score.overallScore}
            hasSeveral={resumeComparison !== null}
            canBeRead={job.canBeReadClosely}
          />
        </Card>
      )}
      {resumeComparison && (
        <Card className="p-5">
          <ResumeComparison job={job} comparison={resumeComparison} />
        </Card>
      )}
      <SimilarScans job={job} />
    </div>
  );
}
