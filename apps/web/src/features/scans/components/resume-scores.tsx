import { type Job } from '@rolefit/contracts';
import { formatFacts } from '@/lib/format';
import { comparedResumes } from '../comparison/compared-resumes';
import { texts } from '../texts';

/** The scores of several resumes, the best first; empty if there is only one. */
export function resumeScoreWords(job: Job): string[] {
  const { score, resumeComparison } = job;
  if (score === null || resumeComparison === null) return [];
  const scores = [
    { name: resumeComparison.best.name, score: score.overallScore },
    ...comparedResumes(job),
  ];
  return scores.map((one) => texts.resumeScores.one(one.name, one.score));
}

/** The scores of several resumes in one line, the best first; renders nothing if there is only one. */
export function ResumeScores({ job }: { job: Job }) {
  const scores = resumeScoreWords(job);
  if (scores.length === 0) return null;
  return (
    <p className="numbers mt-1 truncate text-small text-muted">
      <span className="sr-only">{texts.resumeScores.label} </span>
      {formatFacts(scores)}
    </p>
  );
}
