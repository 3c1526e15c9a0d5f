import { type JobDetail } from '@rolefit/contracts';
import { formatFullDate, formatWhen } from '@/lib/format';
import { summariseReading } from '../../match/reading-summary';
import { texts } from '../../match/about-texts';
import { texts as matchTexts } from '../../match/texts';

/** Which analyser read the posting, its cost, and when and with which resume it was judged. */
export function AboutScore({ job }: { job: JobDetail }) {
  // Without a score, details of an earlier run would mislead.
  const judged = job.score && job.judged;
  const resume =
    job.judged &&
    (job.resumeComparison
      ? texts.namedResume(job.judged.resumeName, job.judged.resumeFileName)
      : job.judged.resumeFileName);
  const title = job.score ? texts.title : matchTexts.readingTitle;
  const sentences = summariseReading(job);
  if (!judged && sentences.length === 0) return null;
  return (
    <section aria-label={title} className="space-y-1 text-small text-muted [&>p]:max-w-prose">
      <h3 className="font-medium text-ink">{title}</h3>
      {judged && (
        <p className="break-words" title={formatFullDate(judged.at)}>
          {texts.judged(formatWhen(judged.at), resume ?? '', formatWhen(judged.resumeUploadedAt))}
        </p>
      )}
      {sentences.length > 0 && <p className="numbers break-words">{sentences.join(' ')}</p>}
    </section>
  );
}
