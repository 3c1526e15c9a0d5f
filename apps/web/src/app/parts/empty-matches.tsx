import { SearchX, Target } from 'lucide-react';
import { EmptyState } from '@/components/layout/empty-state';
import { Button } from '@/components/ui/button';
import { texts as listTexts } from '@/features/scans/list/texts';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { texts } from './empty-matches-texts';

/** Shown until the user's first scan. */
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

/** Shown where no scan matches the filters. */
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
