import { preserveScroll } from '@/lib/navigation-state';
import { useLocation } from '@/lib/routing/location';
import { useNavigate } from '@/lib/routing/navigate';
import { useSearch } from '@/lib/routing/use-search';
import {
  fromTheFirst,
  type ListDefaults,
  type ListView,
  readListView,
  searchOf,
} from './list-view';

/** Parameters that change while typing. Typing without interruption adds one history entry, not one per pause. */
const typed: readonly (keyof ListView)[] = ['q', 'minScore', 'maxScore'];

function isTypedOn(before: ListView, changes: Partial<ListView>): boolean {
  const changed = typed.filter((field) => field in changes && changes[field] !== before[field]);
  const isOnlyTyped = Object.keys(changes).every((field) => typed.some((one) => one === field));
  // Starting or clearing a search adds an entry.
  return isOnlyTyped && changed.every((field) => Boolean(before[field]) && Boolean(changes[field]));
}

/** The view from the URL and a setter that starts at the first page and adds a history entry. */
export function useListView(
  defaults?: ListDefaults,
): readonly [view: ListView, change: (changes: Partial<ListView>) => void] {
  const search = useSearch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const view = readListView(search, defaults);
  const change = (changes: Partial<ListView>) => {
    const next = searchOf(fromTheFirst({ ...view, ...changes }));
    if (next !== search.toString())
      navigate(`?${next}`, {
        replace: isTypedOn(view, changes),
        state: preserveScroll(state),
      });
  };
  return [view, change];
}
