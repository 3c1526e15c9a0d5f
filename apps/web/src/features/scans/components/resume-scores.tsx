import { type Job } from '@rolefit/contracts';
import { comparedResumes } from '../comparison/compared-resumes';
import { texts } from '../texts';

/** The scores of several resumes in one line, the best first; renders nothing if there is only one. */
export function ResumeScores({ job }: { job: Job }) {
  const { score, resumeComparison } = job;
  if (score === null || resumeComparison === null) return null;
  const scores = [
    { name: resumeComparison.best.name, score: score.overallScore },
    ...comparedResumes(job),
  ];
  return (
    <p className="numbers mt-1 truncate text-small text-muted">
      <span className="sr-only">{texts.resumeScores.label} </span>
      {scores.map((one) => texts.resumeScores.one(one.name, one.score)).join(' · ')}
    </p>
  );
}
