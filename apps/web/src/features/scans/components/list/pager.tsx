import { type JobsPage, limits } from '@rolefit/contracts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { resetScroll } from '@/lib/navigation-state';
import { useLocation } from '@/lib/routing/location';
import { Link } from '@/lib/routing/link';
import { fromTheFirst, type ListView, searchOf } from '../../list/list-view';
import { texts } from '../../list/texts';

interface PagerProps {
  view: ListView;
  data: JobsPage;
}

function Step({ to, children }: { to: ListView | null; children: ReactNode }) {
  const { state } = useLocation();
  return to ? (
    <Button asChild variant="outline" size="small">
      <Link to={{ search: searchOf(to) }} state={resetScroll(state)}>
        {children}
      </Link>
    </Button>
  ) : (
    <Button variant="outline" size="small" disabled>
      {children}
    </Button>
  );
}

/** The first page has no cursor, so it includes the newest scans. */
function pageBefore(view: ListView, { previousCursor }: JobsPage): ListView | null {
  if (view.page > 2 && previousCursor !== null)
    return { ...view, page: view.page - 1, cursor: previousCursor };
  return view.page > 1 || previousCursor !== null ? fromTheFirst(view) : null;
}

/** Links to the previous and the next page; hidden if there is only one. */
export function Pager({ view, data }: PagerProps) {
  const before = pageBefore(view, data);
  const after =
    data.nextCursor === null ? null : { ...view, page: view.page + 1, cursor: data.nextCursor };
  if (!before && !after) return null;
  const pages = Math.max(Math.ceil(data.totalMatching / view.pageSize), view.page);
  return (
    <nav aria-label={texts.pages} className="mt-8 flex items-center justify-between gap-4">
      <Step to={before}>
        <ChevronLeft aria-hidden="true" />
        {texts.previous}
      </Step>
      <p className="numbers text-small text-muted">
        {data.totalMatching < limits.totalMatchingMax
          ? texts.pageOf(view.page, pages)
          : texts.page(view.page)}
      </p>
      <Step to={after}>
        {texts.next}
        <ChevronRight aria-hidden="true" />
      </Step>
    </nav>
  );
}
