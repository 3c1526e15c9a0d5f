import { limits } from '@rolefit/contracts';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Modal } from '@/components/ui/modal';
import { cn } from '@/lib/cn';
import { useNavigate } from '@/lib/routing/navigate';
import { texts as allTexts } from '../../texts';
import { type Entry, type EntryGroup } from './entries';
import { useEntries } from './use-entries';

const texts = allTexts.palette;

interface OptionProps {
  entry: Entry;
  id: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ entry, id, isActive, onPoint, onChoose }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={cn(
        'flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-2 pointer-coarse:min-h-11',
        isActive && 'bg-accent-soft text-accent-strong',
      )}
    >
      <span className="min-w-0 truncate">{entry.label}</span>
      <span
        className={cn(
          'numbers min-w-20 shrink-[99] truncate text-right text-small',
          isActive ? 'text-accent-strong' : 'text-muted',
        )}
      >
        {entry.note}
      </span>
    </div>
  );
}

interface GroupProps {
  group: EntryGroup;
  idOf: (entry: Entry) => string;
  active: Entry | undefined;
  onPoint: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
}

function Group({ group, idOf, active, onPoint, onChoose }: GroupProps) {
  return (
    <div role="group" aria-label={group.name} className="px-2 pt-2">
      <p aria-hidden="true" className="px-3 py-1.5 text-small font-medium text-muted">
        {group.name}
      </p>
      {group.entries.map((entry) => (
        <Option
          key={entry.id}
          entry={entry}
          id={idOf(entry)}
          isActive={entry === active}
          onPoint={() => onPoint(entry)}
          onChoose={() => onChoose(entry)}
        />
      ))}
    </div>
  );
}

/** The index that an arrow key leads to among `count` entries; null for other keys. */
function moved(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  return null;
}

interface SearchFieldProps {
  listId: string;
  activeOptionId: string | undefined;
  query: string;
  onChange: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function SearchField({ listId, activeOptionId, query, onChange, onKeyDown }: SearchFieldProps) {
  return (
    <div className="flex items-center gap-3 border-b px-4">
      <Search aria-hidden="true" className="size-4.5 text-muted" />
      <input
        type="text"
        role="combobox"
        aria-label={texts.title}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={activeOptionId}
        placeholder={texts.placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.searchChars}
        value={query}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        className="h-12 min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted pointer-coarse:text-base"
      />
      <kbd aria-hidden="true" className="rounded-control border px-1.5 text-small text-muted">
        {texts.escape}
      </kbd>
    </div>
  );
}

/** Searches screens, jobs and skills. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);
  const navigate = useNavigate();
  const { groups, isSearching } = useEntries(query);
  const id = useId();
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find((entry) => entry.id === activeId) ?? entries[0];
  const idOf = (entry: Entry) => `${id}-${entry.id}`;

  const choose = (entry: Entry) => {
    onClose();
    if (entry.act) entry.act();
    else navigate(entry.to, { state: { title: entry.title } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    }
    const next = moved(event.key, active ? entries.indexOf(active) : -1, entries.length);
    if (next === null) return;
    event.preventDefault();
    setActiveId(entries[next]?.id ?? null);
  };

  return (
    <Modal
      label={texts.title}
      onClose={onClose}
      className="absolute inset-x-4 top-4 mx-auto flex max-h-[min(32rem,calc(100dvh-2rem))] max-w-xl animate-appear flex-col overflow-hidden rounded-card border bg-surface shadow-float shell:top-[12vh]"
    >
      <SearchField
        listId={`${id}-list`}
        activeOptionId={active && idOf(active)}
        query={query}
        onChange={(changed) => {
          setQuery(changed);
          setActiveId(null);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.results}
        className="min-h-0 flex-1 overflow-y-auto pb-2"
      >
        {groups.map((group) => (
          <Group
            key={group.name}
            group={group}
            idOf={idOf}
            active={active}
            onPoint={(entry) => setActiveId(entry.id)}
            onChoose={choose}
          />
        ))}
      </div>
      <p role="status" className={entries.length === 0 ? 'px-5 pb-6 text-muted' : 'sr-only'}>
        {entries.length > 0
          ? texts.found(entries.length)
          : isSearching
            ? texts.searching
            : texts.nothing(query.trim())}
      </p>
    </Modal>
  );
}
