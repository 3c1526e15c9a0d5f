import { cn } from '@/lib/cn';
import { quickFilters } from '../../list/filters';
import { type ListView } from '../../list/list-view';
import { texts } from '../../list/texts';

interface QuickFiltersProps {
  view: ListView;
  onChange: (changes: Partial<ListView>) => void;
  /** Number of archived scans; their chip is hidden while there are none. */
  archived: number;
}

/** Filters that are set or removed by one click. */
export function QuickFilters({ view, onChange, archived }: QuickFiltersProps) {
  const shown = quickFilters.filter(
    ({ key, isOn }) => key !== 'archived' || archived > 0 || isOn(view),
  );
  return (
    <div
      role="group"
      aria-label={texts.quickFilters}
      className="flex gap-2 max-sm:-mx-4 max-sm:max-w-dvw max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
    >
      {shown.map(({ key, label, isOn, on, off }) => (
        <button
          key={key}
          type="button"
          aria-pressed={isOn(view)}
          onClick={() => onChange(isOn(view) ? off : on)}
          className={cn(
            'inline-flex min-h-8 shrink-0 items-center rounded-full border px-3 text-small font-medium pointer-coarse:min-h-11',
            isOn(view)
              ? 'border-accent bg-accent-soft text-accent-strong'
              : 'border-line text-muted hover:border-control hover:text-ink',
          )}
        >
          {key === 'archived' ? texts.archivedCount(archived) : label}
        </button>
      ))}
    </div>
  );
}
