import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type ActiveFilter } from '../../list/filters';
import { type ListView } from '../../list/list-view';
import { texts } from '../../list/texts';
import { SearchField } from './search-field';
import { SortSelect } from './sort-select';

// Lazy: few visits use the filters.
const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel')).FilterPanel }));

interface ListToolbarProps {
  view: ListView;
  onChange: (changes: Partial<ListView>) => void;
  /** The active filters; without them there is no Filter button. */
  filters?: readonly ActiveFilter[];
}

/** Search, filters and sort order of a list. */
export function ListToolbar({ view, onChange, filters }: ListToolbarProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const count = filters?.filter(({ key }) => key !== 'q').length ?? 0;
  return (
    <div className="@container space-y-4">
      <div className="flex flex-wrap gap-3">
        <SearchField
          value={view.q}
          onChange={(q) => onChange({ q })}
          className="basis-full sm:min-w-56 sm:flex-1 sm:basis-0"
        />
        <div className="flex flex-1 gap-3 sm:flex-none">
          {filters && (
            <Button
              variant="outline"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              <SlidersHorizontal aria-hidden="true" />
              {texts.filter}
              {count > 0 && (
                <>
                  <span
                    aria-hidden="true"
                    className="numbers min-w-5 rounded-full bg-accent px-1.5 text-small text-on-accent"
                  >
                    {count}
                  </span>
                  <span className="sr-only">{texts.filterCount(count)}</span>
                </>
              )}
            </Button>
          )}
          <SortSelect
            value={view.sort}
            onChange={(sort) => onChange({ sort })}
            className="min-w-0 flex-1"
          />
        </div>
      </div>
      {isOpen && (
        <Suspense fallback={<div id={id} aria-busy="true" />}>
          <FilterPanel id={id} view={view} onChange={onChange} />
        </Suspense>
      )}
    </div>
  );
}
