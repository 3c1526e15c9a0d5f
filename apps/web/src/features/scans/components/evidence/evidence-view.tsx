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
import { scrollBehavior } from '@/lib/motion';
import { useHeldByDialog } from '@/lib/open-dialogs';
import { useMediaQuery } from '@/lib/use-media-query';
import { type Evidence, type PointEvidence, type ScannedTexts } from '../../evidence';
import { Announcement } from './announcement';
import { TabbedLayout, WideLayout } from './evidence-layouts';
import { PointList } from './point-list';
import { absentInResume } from './quote-pair';
import { QuotedText, type StatedRange } from './quoted-text';
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
  /** Controls for a point, shown while it is selected. */
  actionOf?: (evidence: PointEvidence) => ReactNode;
  ref?: Ref<EvidenceHandle>;
}

/** What is missing is missing from the resume: a line quoted from it contradicts, and is marked as partly. */
function shownState(state: Evidence['state'], side: 'postingQuote' | 'resumeQuote') {
  return side === 'resumeQuote' && state === 'missing' ? 'partly' : state;
}

function rangesOf(
  points: readonly Evidence[],
  side: 'postingQuote' | 'resumeQuote',
): StatedRange[] {
  return points.flatMap(({ key, state, [side]: quote }) =>
    quote ? [{ key, start: quote.start, end: quote.end, state: shownState(state, side) }] : [],
  );
}

const rangesOfBoth = (evidence: readonly Evidence[]) => ({
  postingQuote: rangesOf(evidence, 'postingQuote'),
  resumeQuote: rangesOf(evidence, 'resumeQuote'),
});

type ResumeTextProps = Omit<ComponentProps<typeof QuotedText>, 'label' | 'text'> & {
  text: string | null;
};

function ResumeText({ text, ...props }: ResumeTextProps) {
  if (text === null)
    return <p className={`px-5 py-4 text-muted ${props.className}`}>{texts.noResumeText}</p>;
  return <QuotedText {...props} label={texts.resumeText} text={text} />;
}

/** Scrolls to the open row and focuses it. The list scrolls on its own in the wide layout, and with the page otherwise. */
function scrollToOpenRow(list: HTMLElement | null, isWide: boolean): void {
  const row = list?.querySelector<HTMLElement>('[data-loose], li > [aria-expanded="true"]');
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
  actionOf,
  ref,
}: EvidenceViewProps) {
  // The other layout mounts the rows again, which would close a dialog opened from one of them.
  const isWide = useHeldByDialog(useMediaQuery('(min-width: 1180px)'));
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState('points');
  const [isChosen, setIsChosen] = useState(false);
  const { postingQuote: postingRanges, resumeQuote: resumeRanges } = useMemo(
    () => rangesOfBoth([...points, ...others]),
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
      actionOf={actionOf}
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
