import { useLocation, useNavigate } from 'react-router-dom';
import { inPlace } from '@/lib/navigation-state';
import { useSearch } from '@/lib/routing/use-search';
import { fromTheFirst, type ListView, readListView, searchOf } from './list-view';

/** Fields of the address that follow typing: what is typed in one go is one step of the history, not one for each pause. */
const typed: readonly (keyof ListView)[] = ['q', 'minScore', 'maxScore'];

function isTypedOn(before: ListView, changes: Partial<ListView>): boolean {
  const changed = typed.filter((field) => field in changes && changes[field] !== before[field]);
  const isOnlyTyped = Object.keys(changes).every((field) => typed.some((one) => one === field));
  // What begins or ends a search is a step of its own.
  return isOnlyTyped && changed.every((field) => Boolean(before[field]) && Boolean(changes[field]));
}

/** What the address asks for, and how to ask for something else: from the first page on, as a step that the browser's Back takes back. */
export function useListView(): readonly [view: ListView, change: (changes: Partial<ListView>) => void] {
  const search = useSearch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const view = readListView(search);
  const change = (changes: Partial<ListView>) => {
    const next = searchOf(fromTheFirst({ ...view, ...changes }));
    if (next !== search.toString()) void navigate(`?${next}`, { replace: isTypedOn(view, changes), state: inPlace(state) });
  };
  return [view, change];
}
