import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Tabs } from '@/components/ui/tabs';
import { type MarkedRange } from '@/lib/highlight';
import { scrollBehavior } from '@/lib/motion';
import { useMediaQuery } from '@/lib/use-media-query';
import { type Evidence, type PointEvidence, type ScannedTexts } from '../../evidence';
import { Announcement } from './announcement';
import { PointList } from './point-list';
import { absentInResume } from './quote-pair';
import { QuotedText } from './quoted-text';
import { texts } from './texts';

/** Handle for other parts of the page that link to evidence. */
export interface EvidenceHandle {
  /** Scrolls to the selected row and focuses it. */
  reveal: () => void;
}

interface EvidenceViewProps extends ScannedTexts {
  points: readonly PointEvidence[];
  /** Evidence that earns no points, such as a licence. */
  others?: readonly Evidence[];
  recommendations?: readonly string[];
  active: Evidence | null;
  onSelect: (key: string) => void;
  ref?: Ref<EvidenceHandle>;
}

function rangesOf(
  points: readonly Evidence[],
  side: 'postingQuote' | 'resumeQuote',
): MarkedRange[] {
  return points.flatMap(({ key, [side]: quote }) =>
    quote ? [{ key, start: quote.start, end: quote.end }] : [],
  );
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

interface WideLayoutProps {
  frame: Ref<HTMLDivElement>;
  list: Ref<HTMLDivElement>;
  earned: number;
  posting: ReactNode;
  rows: ReactNode;
  resume: ReactNode;
  /** Shown beside the heading of the resume. */
  note: ReactNode;
  announcement: ReactNode;
}

function WideLayout({
  frame,
  list,
  earned,
  posting,
  rows,
  resume,
  note,
  announcement,
}: WideLayoutProps) {
  return (
    <div
      ref={frame}
      className="grid h-[min(46rem,calc(100dvh-6rem))] scroll-my-20 grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)_minmax(0,1fr)] divide-x overflow-hidden rounded-card border bg-surface shadow-card"
    >
      <Pane title={texts.posting}>{posting}</Pane>
      <Pane title={texts.points} note={<span className="numbers">{texts.earned(earned)}</span>}>
        <div ref={list} className="relative flex-1 overflow-y-auto overscroll-contain px-2 py-4">
          {rows}
        </div>
        {announcement}
      </Pane>
      <Pane title={texts.yourResume} note={note}>
        {resume}
      </Pane>
    </div>
  );
}

interface TabbedLayoutProps extends Pick<
  WideLayoutProps,
  'list' | 'posting' | 'rows' | 'resume' | 'announcement'
> {
  tab: string;
  onTab: (tab: string) => void;
}

function TabbedLayout({
  list,
  tab,
  onTab,
  rows,
  posting,
  resume,
  announcement,
}: TabbedLayoutProps) {
  return (
    <div>
      <Tabs
        label={texts.title}
        className="rounded-card border bg-surface shadow-card"
        panelStyles={{ points: 'px-1 py-4' }}
        activeId={tab}
        onSelect={onTab}
        tabs={[
          { id: 'points', title: texts.points, content: <div ref={list}>{rows}</div> },
          { id: 'posting', title: texts.posting, content: posting },
          { id: 'resume', title: texts.resume, content: resume },
        ]}
      />
      {announcement}
    </div>
  );
}

type ResumeTextProps = Omit<ComponentProps<typeof QuotedText>, 'label' | 'text'> & {
  text: string | null;
};

function ResumeText({ text, ...props }: ResumeTextProps) {
  if (text === null)
    return (
      <p className={`px-5 py-4 text-small text-muted ${props.className}`}>{texts.noResumeText}</p>
    );
  return <QuotedText {...props} label={texts.resumeText} text={text} />;
}

/** Scrolls to the open row and focuses it. The list scrolls on its own in the wide layout, and with the page otherwise. */
function scrollToOpenRow(list: HTMLElement | null, isWide: boolean): void {
  const row = list?.querySelector<HTMLElement>('[data-loose], [aria-expanded="true"]');
  if (!row || !list) return;
  row.focus({ preventScroll: true });
  const behavior = scrollBehavior();
  if (isWide) list.scrollTo({ top: row.offsetTop - list.clientHeight * scrollShare, behavior });
  else row.scrollIntoView({ block: 'center', behavior });
}

/** Position that `reveal` scrolls a row to, as a share of the list's height. */
const scrollShare = 0.3;

const none: readonly never[] = [];

/** Posting on the left, resume on the right, the points between them: selecting a point highlights both of its lines. */
export function EvidenceView({
  points,
  others = none,
  recommendations = none,
  jobDescription,
  resumeText,
  active,
  onSelect,
  ref,
}: EvidenceViewProps) {
  const isWide = useMediaQuery('(min-width: 1180px)');
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState('points');
  const [isChosen, setIsChosen] = useState(false);
  const postingRanges = useMemo(
    () => rangesOf([...points, ...others], 'postingQuote'),
    [points, others],
  );
  const resumeRanges = useMemo(
    () => rangesOf([...points, ...others], 'resumeQuote'),
    [points, others],
  );
  const earned = points.reduce((sum, { point }) => sum + point.points, 0);

  const select = (key: string) => {
    setIsChosen(true);
    onSelect(key);
  };
  const reveal = (isFromOutside: boolean) => {
    flushSync(() => {
      setTab('points');
      setIsChosen(true);
    });
    scrollToOpenRow(list.current, isWide);
    if (isWide && isFromOutside)
      frame.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  };
  useImperativeHandle(ref, () => ({ reveal: () => reveal(true) }));
  const selectInText = (key: string) => {
    flushSync(() => select(key));
    reveal(false);
  };

  const rows = (
    <PointList
      points={points}
      recommendations={recommendations}
      active={active}
      hasInlineQuotes={!isWide}
      onSelect={select}
    />
  );
  const className = isWide ? 'flex-1' : 'max-h-[75dvh]';
  const posting = (
    <QuotedText
      label={texts.postingText}
      text={jobDescription}
      ranges={postingRanges}
      active={active?.postingQuote ?? null}
      onSelect={selectInText}
      className={className}
    />
  );
  const resume = (
    <ResumeText
      text={resumeText}
      ranges={resumeRanges}
      active={active?.resumeQuote ?? null}
      onSelect={selectInText}
      className={className}
    />
  );
  const announcement = <Announcement chosen={isChosen ? active : null} />;
  const shared = { list, rows, posting, resume, announcement };

  if (!isWide) return <TabbedLayout {...shared} tab={tab} onTab={setTab} />;
  const note =
    active && active.resumeQuote === null ? absentInResume(active, texts.notHere) : undefined;
  return <WideLayout {...shared} frame={frame} earned={earned} note={note} />;
}
