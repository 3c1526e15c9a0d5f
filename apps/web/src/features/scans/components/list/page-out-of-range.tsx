import { FileQuestion } from 'lucide-react';
import { EmptyState } from '@/components/layout/empty-state';
import { Button } from '@/components/ui/button';
import { resetScroll } from '@/lib/navigation-state';
import { useLocation } from '@/lib/routing/location';
import { Link } from '@/lib/routing/link';
import { fromTheFirst, type ListView, searchOf } from '../../list/list-view';
import { texts } from '../../list/texts';

/** Shown for a page number beyond the last page, for example from an old link. */
export function PageOutOfRange({ view }: { view: ListView }) {
  const { state } = useLocation();
  return (
    <EmptyState
      icon={FileQuestion}
      title={texts.pastEndTitle}
      action={
        <Button asChild>
          <Link to={{ search: searchOf(fromTheFirst(view)) }} state={resetScroll(state)}>
            {texts.toFirstPage}
          </Link>
        </Button>
      }
    >
      {texts.pastEnd}
    </EmptyState>
  );
}
