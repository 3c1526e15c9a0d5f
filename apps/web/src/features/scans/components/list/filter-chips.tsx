import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { type ActiveFilter } from '../../list/filters';
import { type ListView } from '../../list/list-view';
import { texts } from '../../list/texts';

interface FilterChipsProps {
  filters: readonly ActiveFilter[];
  onChange: (changes: Partial<ListView>) => void;
  /** Clears all filters and moves the focus, because the chips disappear. */
  onClear: () => void;
}

/** Active filters, each with a button to remove it. */
export function FilterChips({ filters, onChange, onClear }: FilterChipsProps) {
  const clear = useRef<HTMLButtonElement>(null);
  const takeOff = ({ without }: ActiveFilter) => {
    if (filters.length === 1) return onClear();
    onChange(without);
    clear.current?.focus();
  };
  return (
    <>
      <ul className="flex min-w-0 flex-wrap items-center gap-2">
        {filters.map((filter) => (
          <li key={filter.key} className="min-w-0">
            <button
              type="button"
              aria-label={texts.takeOff(filter.label)}
              onClick={() => takeOff(filter)}
              className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-accent-soft pr-2 pl-3 text-small font-medium text-accent-strong hover:bg-quote pointer-coarse:min-h-11"
            >
              <span className="max-w-56 truncate">{filter.label}</span>
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      <Button ref={clear} variant="quiet" size="small" onClick={onClear}>
        {texts.clear}
      </Button>
    </>
  );
}
