import { ArrowLeft } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { fieldsOf } from '@/lib/navigation-state';
import { paths } from '@/lib/paths';
import { useLocation } from '@/lib/routing/location';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';

function fromOf(state: unknown): string {
  const { from } = fieldsOf(state);
  return typeof from === 'string' ? from : '';
}

function isOf(path: string, from: string): boolean {
  return from === path || from.startsWith(`${path}?`);
}

/** Link back to the list the user came from, with its filters and page. */
export function BackToList() {
  const from = fromOf(useLocation().state);
  const isSaved = isOf(paths.savedJob, from);
  const title = isSaved ? screenTitles.savedJob : screenTitles.jobMatch;
  return (
    <Button asChild variant="quiet" size="small" className="mb-4 -ml-3">
      <Link to={isSaved || isOf(paths.jobMatch, from) ? from : paths.jobMatch} state={{ title }}>
        <ArrowLeft aria-hidden="true" /> {title}
      </Link>
    </Button>
  );
}
