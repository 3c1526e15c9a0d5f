import { useLocation } from 'react-router-dom';
import { fieldsOf } from '@/lib/navigation-state';
import { paths } from '@/lib/paths';
import { screenTitles } from '@/lib/texts';

function titleOfState(state: unknown): string | null {
  const { title } = fieldsOf(state);
  return typeof title === 'string' ? title : null;
}

/** By the path's segments; the links to these screens say the same. */
const titles: Readonly<Record<string, string>> = {
  [paths.dashboard]: screenTitles.dashboard,
  [paths.profile]: screenTitles.profile,
  [paths.jobScan]: screenTitles.jobScan,
  [paths.jobMatch]: screenTitles.jobMatch,
  [paths.jobMatchDetail('*')]: screenTitles.jobMatchDetail,
  [paths.savedJob]: screenTitles.savedJob,
};

function titleOfPath(pathname: string): string {
  const [first = '', ...more] = pathname.split('/').filter(Boolean);
  const words = () => first.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return titles[more.length > 0 ? `/${first}/*` : `/${first}`] ?? titles[`/${first}`] ?? words().join(' ');
}

/** The top bar's title: what the link said, else what the path says. */
export function usePageTitle(): string {
  const { state, pathname } = useLocation();
  return titleOfState(state) ?? titleOfPath(pathname);
}
