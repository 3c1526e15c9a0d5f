import { limits, type Next } from '@rolefit/contracts';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { texts } from '../../next/texts';
import { NextRow } from './next-row';

/** Why nothing is Applicable, in one line. */
function shortfall({ jobs, threshold, gap }: Next): string {
  const reaches = jobs.some(({ score }) => score !== null && score.overallScore >= threshold);
  const state = reaches ? texts.nonePasses : texts.noneReaches(threshold);
  return gap.length === 0 ? state : `${state} ${texts.gap(gap)}`;
}

const placeholder =
  'flex flex-1 flex-col items-center justify-center gap-2 rounded-card border border-dashed border-control/50 px-6 py-4 text-center';

/** Nothing can be applied to: either nothing is scored and open, or each match contradicts a condition. */
function NothingNext({ openJobs }: Next) {
  const isRuledOut = openJobs > 0;
  const target = isRuledOut ? 'jobMatch' : 'jobScan';
  return (
    <div className={placeholder}>
      <h3 className="text-lead font-semibold">
        {isRuledOut ? texts.ruledOutTitle : texts.nothingTitle}
      </h3>
      <p className="max-w-md text-muted">{isRuledOut ? texts.ruledOut : texts.nothing}</p>
      <Button asChild className="mt-2">
        <Link to={paths[target]} state={{ title: screenTitles[target] }}>
          {isRuledOut ? texts.toMatches : texts.toScan}
        </Link>
      </Button>
    </div>
  );
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={id} className="text-heading font-semibold">
          {title}
        </h2>
        {lead !== undefined && <p className="text-muted">{lead}</p>}
      </div>
      {/* Space for three rows, so that nothing below moves when one of them comes live. */}
      <div className="flex min-h-54 flex-col gap-3">{children}</div>
    </section>
  );
}

/** The matches to apply to, best first, or the closest ones where none is Applicable. */
export function ApplyNext({ next }: { next: Next }) {
  const { jobs, isApplicable, threshold } = next;
  if (jobs.length === 0)
    return (
      <Section title={texts.heading}>
        <NothingNext {...next} />
      </Section>
    );
  return (
    <Section
      title={isApplicable ? texts.heading : texts.closest}
      {...(isApplicable ? {} : { lead: shortfall(next) })}
    >
      <Card className="@container overflow-hidden">
        <ol className="divide-y">
          {jobs.map((job, index) => (
            <NextRow key={job._id} job={job} rank={index + 1} threshold={threshold} />
          ))}
        </ol>
      </Card>
      {jobs.length < limits.nextJobs && (
        <Link
          to={paths.jobScan}
          state={{ title: screenTitles.jobScan }}
          className={`${placeholder} font-medium text-accent`}
        >
          {texts.toScan}
        </Link>
      )}
    </Section>
  );
}

/** As high as three rows, so that nothing moves when they arrive. */
export function ApplyNextSkeleton() {
  return (
    <div aria-hidden="true" className="animate-late space-y-3">
      <div className="h-7 w-36 rounded-control bg-line/70" />
      <Card className="h-54 divide-y">
        {[1, 2, 3].map((key) => (
          <div key={key} className="flex h-18 items-center gap-4 px-5">
            <span className="size-10 rounded-full bg-line/70" />
            <span className="h-4 w-1/2 rounded-control bg-line/70" />
          </div>
        ))}
      </Card>
    </div>
  );
}
