import { type Job } from '@rolefit/contracts';
import { isEstimate } from '../../close-reading/estimate';
import { texts as closeTexts } from '../../close-reading/estimate-texts';
import { scoreBandOf } from '../../score-band';
import { texts } from '../../texts';

/** A score as number, word and thin bar. */
export function RowScore({ job }: { job: Job }) {
  if (job.score === null || job.status !== 'completed')
    return <span className="text-muted">–</span>;
  const { overallScore, range } = job.score;
  const { word, bar } = scoreBandOf(overallScore);
  return (
    <span
      className="block w-full max-w-26"
      title={range && texts.rangeInWords(range.low, range.high)}
    >
      <span className="flex items-baseline justify-between gap-1.5">
        <span className="numbers font-semibold whitespace-nowrap">
          {texts.percent(overallScore)}
        </span>
        <span className="truncate text-small text-muted @max-5xl:sr-only">
          {isEstimate(job) ? closeTexts.estimate : word}
        </span>
      </span>
      <span aria-hidden="true" className="mt-0.5 block h-1 overflow-hidden rounded-full bg-line">
        <span
          className={`block h-full rounded-full ${bar}`}
          style={{ width: `${overallScore}%` }}
        />
      </span>
    </span>
  );
}
