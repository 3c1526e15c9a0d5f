import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { texts } from './texts';

export interface Entry {
  readonly key: string;
  readonly name: string;
  /** Shown after the name. */
  readonly detail?: ReactNode;
}

interface EntryListProps {
  /** Chips are inline; entries with controls are stacked. */
  layout?: 'chips' | 'rows';
  label: string;
  entries: readonly Entry[];
  onRemove: (key: string) => void;
}

const layouts = {
  chips: {
    list: 'flex flex-wrap gap-2',
    entry:
      'flex max-w-full animate-appear items-center gap-1 rounded-full bg-accent-soft pl-3 text-small font-medium text-accent-strong',
  },
  rows: {
    list: 'divide-y rounded-control border',
    entry:
      'grid animate-appear grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1.5 pr-1.5 pl-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]',
  },
} as const;

/** Entries with remove buttons. */
export function EntryList({ layout = 'chips', label, entries, onRemove }: EntryListProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (key: string, index: number) => {
    onRemove(key);
    // The pressed button disappears: focus the next one, or the field to add another.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next =
      buttons[index + 1] ??
      buttons[index - 1] ??
      list.current?.parentElement?.querySelector('form input');
    if (next instanceof HTMLElement) next.focus();
  };
  if (entries.length === 0) return null;
  return (
    <ul ref={list} aria-label={label} className={layouts[layout].list}>
      {entries.map(({ key, name, detail }, index) => (
        <li key={key} className={layouts[layout].entry}>
          <span className="min-w-0 flex-1 py-1 break-words">{name}</span>
          {detail && (
            <div className="max-sm:col-span-full max-sm:row-start-2 max-sm:pr-1.5 max-sm:pb-1.5">
              {detail}
            </div>
          )}
          <button
            type="button"
            aria-label={texts.remove(name)}
            onClick={() => remove(key, index)}
            className="grid size-8 shrink-0 place-items-center rounded-full hover:bg-accent hover:text-on-accent pointer-coarse:size-11"
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
