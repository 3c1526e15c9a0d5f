import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The parameters of the current address. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
