import { SearchX, Target } from 'lucide-react';
import { EmptyState } from '@/components/layout/empty-state';
import { Button } from '@/components/ui/button';
import { texts as listTexts } from '@/features/scans/list/texts';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { texts } from './empty-matches-texts';

/** For a user who has not scanned anything. */
export function NoScans() {
  return (
    <EmptyState
      icon={Target}
      title={texts.emptyTitle}
      action={
        <>
          <Button asChild>
            <Link to={paths.jobScan} state={{ title: screenTitles.jobScan }}>
              {texts.scanNow}
            </Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={paths.scoreFaq}>{texts.learnMore}</Link>
          </Button>
        </>
      }
    >
      {texts.empty}
    </EmptyState>
  );
}

/** For a list whose filters leave nothing. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={listTexts.noMatchTitle}
      action={<Button onClick={onClear}>{listTexts.clear}</Button>}
    >
      {listTexts.noMatch}
    </EmptyState>
  );
}
