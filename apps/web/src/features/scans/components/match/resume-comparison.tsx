import { type JobDetail, type ResumeComparison as Comparison } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/lib/profile';
import { comparedResumes } from '../../comparison/compared-resumes';
import { adviceOf, differenceOf } from '../../comparison/difference';
import { texts } from '../../comparison/texts';
import { texts as scanTexts } from '../../texts';

interface ResumeComparisonProps {
  job: JobDetail;
  comparison: Comparison;
}

/** Which of the user's resumes fits the posting best, and what the others lack. */
export function ResumeComparison({ job, comparison: { best } }: ResumeComparisonProps) {
  const { data: profile } = useQuery(profileQuery);
  const usual = profile?.resumes.find(({ isDefault }) => isDefault)?.number ?? null;
  const others = comparedResumes(job);
  return (
    <section aria-label={texts.title} className="space-y-2">
      <p className="font-medium wrap-anywhere">{adviceOf(best, others, usual, job.readyToApply)}</p>
      <ul className="space-y-1">
        {others.map((other) => (
          <li key={other.number} className="flex flex-wrap gap-x-2">
            <span className="wrap-anywhere">{other.name}</span>
            <span className="numbers font-medium">{scanTexts.percent(other.score)}</span>
            <span className="min-w-0 wrap-anywhere text-muted">{differenceOf(other)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
