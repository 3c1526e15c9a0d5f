import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  className?: string;
  /** Of the panel, by the tab's id. */
  panelStyles?: Readonly<Record<string, string>>;
  /** The selected tab, if controlled; `onSelect` reports the user's choice. */
  activeId?: string;
  onSelect?: (id: string) => void;
}

/** The tab that a key leads to, by the WAI-ARIA pattern for tabs; null for other keys. */
function placeAfter(key: string, from: number, count: number): number | null {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

const tabStyles =
  'flex-1 border-b-2 border-transparent px-3 py-3 font-medium text-muted aria-selected:border-accent aria-selected:text-ink';

/** Tabs. Our own, because a library's would be seven times as large on the landing page. */
export function Tabs({ label, tabs, className, panelStyles = {}, activeId, onSelect }: TabsProps) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [ownId, setOwnId] = useState(tabs[0].id);
  const active = tabs.find(({ id }) => id === (activeId ?? ownId)) ?? tabs[0];
  const select = (id: string) => {
    setOwnId(id);
    onSelect?.(id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeAfter(event.key, tabs.indexOf(active), tabs.length);
    const next = place === null ? undefined : tabs[place];
    if (place === null || !next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[place]?.focus();
  };

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex border-b"
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${id}`}
            aria-selected={id === active.id}
            aria-controls={id === active.id ? `${baseId}-panel` : undefined}
            tabIndex={id === active.id ? 0 : -1}
            onClick={() => select(id)}
            className={tabStyles}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        key={active.id}
        role="tabpanel"
        id={`${baseId}-panel`}
        aria-labelledby={`${baseId}-tab-${active.id}`}
        tabIndex={0}
        className={panelStyles[active.id]}
      >
        {active.content}
      </div>
    </div>
  );
}
