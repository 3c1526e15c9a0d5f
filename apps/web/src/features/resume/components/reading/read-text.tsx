import { useEffect, useMemo, useRef } from 'react';
import { cn } from '@/lib/cn';
import { segmentText } from '@/lib/highlight';
import { type ReadGroup, type ReadKind } from './group-facts';
import { texts } from './texts';

interface ReadTextProps {
  text: string;
  groups: readonly ReadGroup[];
  activeKey: string | null;
  className?: string;
}

const roleKind: ReadKind = 'roles';

/** Position that a line is scrolled to, as a share of the height. */
const restingShare = 0.3;

/** The text as read, with the lines of facts marked; scrolls to those of the active fact. */
export function ReadText({ text, groups, activeKey, className }: ReadTextProps) {
  const pane = useRef<HTMLDivElement>(null);
  const segments = useMemo(() => {
    const facts = groups.flatMap((group) => group.facts);
    return segmentText(
      text,
      facts.flatMap(({ key, quotes }) => quotes.map(({ start, end }) => ({ key, start, end }))),
      null,
    );
  }, [text, groups]);

  useEffect(() => {
    const mark = pane.current?.querySelector('[data-active="true"]');
    if (activeKey === null || !(mark instanceof HTMLElement)) return;
    pane.current?.scrollTo({
      top: mark.offsetTop - pane.current.clientHeight * restingShare,
      behavior: 'smooth',
    });
  }, [activeKey]);

  return (
    <div
      ref={pane}
      role="region"
      aria-label={texts.textLabel}
      tabIndex={0}
      className={cn('relative px-5 py-4 leading-[1.7] break-words whitespace-pre-wrap', className)}
    >
      {segments.map(({ start, text: piece, keys }) => {
        if (keys.length === 0) return <span key={start}>{piece}</span>;
        const isActive = activeKey !== null && keys.includes(activeKey);
        const isRole = keys.some((key) => key.startsWith(roleKind));
        return (
          <mark
            key={start}
            data-active={isActive}
            className={cn(
              'rounded-[3px] box-decoration-clone py-0.5 text-ink transition-colors duration-150',
              isActive ? 'bg-quote-active' : 'bg-quote',
              isRole && 'font-semibold',
            )}
          >
            {piece}
          </mark>
        );
      })}
    </div>
  );
}
