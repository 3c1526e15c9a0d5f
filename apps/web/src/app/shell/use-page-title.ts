import { useLocation } from 'react-router-dom';

function titleOfState(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'title' in state && typeof state.title === 'string' ? state.title : null;
}

function titleOfPath(pathname: string): string {
  const [first = ''] = pathname.split('/').filter(Boolean);
  return first
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The top bar's title: what the link said, else the path's first segment. */
export function usePageTitle(): string {
  const { state, pathname } = useLocation();
  return titleOfState(state) ?? titleOfPath(pathname);
}
