import { useLocation, useSearchParams } from 'react-router-dom';
import { fromTheFirst, type ListView, readListView, searchOf } from './list-view';

/** What the address asks for, and how to ask for something else: from the first page on, in the same entry of the history. */
export function useListView(): readonly [view: ListView, change: (changes: Partial<ListView>) => void] {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const view = readListView(search);
  const change = (changes: Partial<ListView>) => setSearch(searchOf(fromTheFirst({ ...view, ...changes })), { replace: true, state });
  return [view, change];
}
