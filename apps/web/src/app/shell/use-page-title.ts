import { fieldsOf } from '@/lib/navigation-state';
import { matchPath } from '@/lib/routing/match-path';
import { useLocation } from '@/lib/routing/location';
import { screenList } from '@/lib/screens';
import { screenTitles, texts } from '@/lib/texts';

function titleOfState(state: unknown): string | undefined {
  const { title } = fieldsOf(state);
  return typeof title === 'string' ? title : undefined;
}

function titleOfPath(pathname: string): string | undefined {
  const titles: Readonly<Record<string, string>> = screenTitles;
  const [name = ''] = screenList.find(([, { path }]) => matchPath(path, pathname)) ?? [];
  return titles[name];
}

/** The top bar's title: the one that the link handed on, else the screen's own. */
export function usePageTitle(): string {
  const { state, pathname } = useLocation();
  return titleOfState(state) ?? titleOfPath(pathname) ?? texts.product;
}
