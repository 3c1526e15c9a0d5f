import { type ReactNode, useMemo } from 'react';
import { Tabs } from '@/components/ui/tabs';
import { type MarkedRange } from '@/lib/highlight';
import { useMediaQuery } from '@/lib/use-media-query';
import { type Evidence, type PointEvidence, type ScannedTexts } from '../../evidence';
import { PointList } from './point-list';
import { QuotedText } from './quoted-text';

interface EvidenceViewProps extends ScannedTexts {
  points: readonly PointEvidence[];
  active: Evidence | null;
  onSelect: (key: string) => void;
}

function rangesOf(points: readonly PointEvidence[], side: 'postingQuote' | 'resumeQuote'): MarkedRange[] {
  return points.flatMap(({ key, [side]: quote }) => (quote ? [{ key, start: quote.start, end: quote.end }] : []));
}

function Pane({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-0 min-w-0 flex-col">
      <div className="flex items-baseline justify-between gap-4 border-b px-5 py-3">
        <h3 className="font-medium">{title}</h3>
        <span className="text-right text-small text-muted">{note}</span>
      </div>
      {children}
    </div>
  );
}

/** Posting left, resume right, the points between: looking at a point lights up both of its lines. */
export function EvidenceView({ points, jobDescription, resumeText, active, onSelect }: EvidenceViewProps) {
  const isWide = useMediaQuery('(min-width: 1180px)');
  const postingRanges = useMemo(() => rangesOf(points, 'postingQuote'), [points]);
  const resumeRanges = useMemo(() => rangesOf(points, 'resumeQuote'), [points]);
  const earned = points.reduce((sum, { point }) => sum + point.points, 0);
  const activeKey = active?.key ?? null;

  const list = <PointList points={points} activeKey={activeKey} hasInlineQuotes={!isWide} onSelect={onSelect} />;
  const posting = (className: string) => (
    <QuotedText label="Text of the posting" text={jobDescription} ranges={postingRanges} active={active?.postingQuote ?? null} onSelect={onSelect} className={className} />
  );
  const resume = (className: string) => (
    <QuotedText label="Text of your resume" text={resumeText ?? ''} ranges={resumeRanges} active={active?.resumeQuote ?? null} onSelect={onSelect} className={className} />
  );
  const absent = active !== null && active.resumeQuote === null ? 'We could not find this here' : undefined;

  if (isWide) {
    return (
      <div className="grid h-[min(46rem,calc(100dvh-6rem))] grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)_minmax(0,1fr)] divide-x overflow-hidden rounded-card border bg-surface shadow-card">
        <Pane title="Posting">{posting('flex-1')}</Pane>
        <Pane
          title="Points"
          note={
            <span className="numbers">
              {earned} of 100
            </span>
          }
        >
          <div className="relative flex-1 overflow-y-auto overscroll-contain px-2 py-4">{list}</div>
        </Pane>
        <Pane title="Your resume" note={<span aria-live="polite">{absent}</span>}>
          {resume('flex-1')}
        </Pane>
      </div>
    );
  }
  return (
    <Tabs
      label="Evidence"
      className="rounded-card border bg-surface shadow-card"
      panelStyles={{ points: 'px-1 py-4' }}
      tabs={[
        { id: 'points', title: 'Points', content: list },
        { id: 'posting', title: 'Posting', content: posting('max-h-[75dvh]') },
        { id: 'resume', title: 'Resume', content: resume('max-h-[75dvh]') },
      ]}
    />
  );
}
