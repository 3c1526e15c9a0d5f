import { type Quote } from '@rolefit/contracts';
import { useEffect, useMemo, useRef } from 'react';
import { cn } from '@/lib/cn';
import { type MarkedRange, segmentText } from '@/lib/highlight';
import { scrollBehavior } from '@/lib/motion';
import { type FoundState } from '../../evidence';

interface QuotedTextProps {
  /** Accessible name of the region. */
  label: string;
  text: string;
  ranges: readonly StatedRange[];
  active: Quote | null;
  onSelect: (key: string) => void;
  className?: string;
}

/** A range with what was found for it. */
export interface StatedRange extends MarkedRange {
  readonly state?: FoundState | undefined;
}

/** Marks differ by form, not by colour; filled is only the active one. */
const looks = {
  found: 'underline decoration-accent decoration-2 underline-offset-4',
  partly: 'underline decoration-accent decoration-dashed decoration-2 underline-offset-4',
  missing: '',
} as const satisfies Record<FoundState, string>;

/** A hollow bar in the gutter of the first line; absolute without a top, so that it stays beside its line. */
const gutterBar =
  'before:absolute before:left-1.5 before:h-[1.4em] before:w-1.5 before:rounded-full before:border before:border-muted';

/** Position that a quote is scrolled to, as a share of the height. */
const scrollShare = 0.3;
/** Above this distance, in heights, the scroll is instant: smooth scrolling would be too fast to follow. */
const smoothHeights = 4;

/** Selecting words to copy them must not select a point. */
function isSelectingText(): boolean {
  return window.getSelection()?.isCollapsed === false;
}

/** A text with its quotes marked; scrolls to the active one. */
export function QuotedText({ label, text, ranges, active, onSelect, className }: QuotedTextProps) {
  const container = useRef<HTMLDivElement>(null);
  const segments = useMemo(() => segmentText(text, ranges, active), [text, ranges, active]);
  const stateOfKey = useMemo(() => new Map(ranges.map(({ key, state }) => [key, state])), [ranges]);
  const missingFrom = useMemo(
    () => new Set(ranges.flatMap(({ state, start }) => (state === 'missing' ? [start] : []))),
    [ranges],
  );
  const activeStart = active?.start;
  const isFirstSight = useRef(true);

  useEffect(() => {
    const pane = container.current;
    const mark = pane?.querySelector('[data-active="true"]');
    if (activeStart === undefined || !pane || !(mark instanceof HTMLElement)) return;
    const top = mark.offsetTop - pane.clientHeight * scrollShare;
    const isFar = Math.abs(top - pane.scrollTop) > smoothHeights * pane.clientHeight;
    // Scrolls only the pane; `scrollIntoView` would scroll the page as well.
    pane.scrollTo({ top, behavior: isFirstSight.current || isFar ? 'instant' : scrollBehavior() });
    isFirstSight.current = false;
  }, [activeStart]);

  return (
    <div
      ref={container}
      role="region"
      aria-label={label}
      tabIndex={0}
      className={cn(
        'relative overflow-y-auto overscroll-contain px-5 py-4 break-words whitespace-pre-wrap',
        className,
      )}
    >
      {segments.map(({ start, text: piece, keys, isActive }) => {
        const key = keys[0];
        if (key === undefined && !isActive) return <span key={start}>{piece}</span>;
        const state = key === undefined ? undefined : stateOfKey.get(key);
        return (
          <mark
            key={start}
            data-active={isActive}
            onClick={() => key !== undefined && !isSelectingText() && onSelect(key)}
            className={cn(
              'cursor-pointer rounded-[3px] box-decoration-clone py-0.5 text-ink transition-colors duration-150',
              state && looks[state],
              missingFrom.has(start) && gutterBar,
              isActive ? 'bg-quote-active' : 'bg-transparent hover:bg-quote',
            )}
          >
            {piece}
          </mark>
        );
      })}
    </div>
  );
}
