import { type Job } from '@rolefit/contracts';
import { cardNote } from '../../close-reading/card-note';
import { explainsChange } from '../../close-reading/estimate';
import { FormerScore } from '../former-score';
import { ResumeScores } from '../resume-scores';

/** A line about the score: its close reading, its last change, or how the other resumes compare. */
export function RowNote({ job }: { job: Job }) {
  const note = cardNote(job);
  const score = job.score?.overallScore ?? null;
  if (note)
    return (
      <span className="numbers block truncate text-small leading-4 text-muted" title={note.words}>
        {note.from !== null && <FormerScore from={note.from} />}
        {note.words}
      </span>
    );
  if (job.resumeComparison) return <ResumeScores job={job} />;
  if (job.formerScore === null || job.formerScore === score || explainsChange(job)) return null;
  return (
    <span className="numbers block truncate text-small leading-4 text-muted">
      <FormerScore from={job.formerScore} />
      {score}
    </span>
  );
}
