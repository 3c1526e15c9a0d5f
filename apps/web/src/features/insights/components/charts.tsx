import { type Insights } from '@rolefit/contracts';
import { formatShortDay } from '@/lib/format';
import { texts } from '../texts';
import { Columns } from './columns';
import { Panel } from './panel';

/** Dates are wider than columns, so only every third column has a label. */
const labelEvery = 3;

/** Histogram of the scores of completed scans. */
export function ScoreDistribution({ insights }: { insights: Insights }) {
  const { scoreDistribution, completedJobs, readyJobs } = insights;
  return (
    <Panel title={texts.scores.title} lead={texts.scores.lead(readyJobs, completedJobs)}>
      {completedJobs === 0 ? (
        <p className="flex h-42 items-center text-muted">{texts.scores.notYet}</p>
      ) : (
        <>
          <Columns
            columns={scoreDistribution.map(({ from, to, count }) => ({
              key: String(from),
              count,
              label: String(from),
              sentence: texts.scores.bin(from, to, count),
            }))}
          />
          <p aria-hidden="true" className="text-center text-small text-muted">
            {texts.scores.axis}
          </p>
        </>
      )}
    </Panel>
  );
}

/** Number of scans in each recent week. */
export function ScanWeeks({ insights: { scansPerWeek } }: { insights: Insights }) {
  const last = scansPerWeek.length - 1;
  return (
    <Panel title={texts.weeks.title} lead={texts.weeks.lead(scansPerWeek.length)}>
      <Columns
        columns={scansPerWeek.map(({ week, startsOn, count }, place) => ({
          key: week,
          count,
          label: (last - place) % labelEvery === 0 ? formatShortDay(startsOn) : '',
          sentence: texts.weeks.week(startsOn, count),
        }))}
      />
    </Panel>
  );
}
