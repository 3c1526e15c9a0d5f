import { useMemo } from 'react';
import { useLocation } from './location';

/** The parameters of the current address. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
