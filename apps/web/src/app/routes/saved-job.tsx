import { Bookmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/layout/empty-state';
import { Page } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { screenTitles } from '@/lib/texts';
import { texts as allTexts } from './texts';

const texts = allTexts.savedJob;

export function SavedJob() {
  return (
    <Page title={screenTitles.savedJob}>
      <h1 className="mb-5 text-heading font-semibold">{screenTitles.savedJob}</h1>
      <EmptyState
        icon={Bookmark}
        title={texts.emptyTitle}
        action={
          <Button asChild>
            <Link to={paths.jobMatch} state={{ title: screenTitles.jobMatch }}>
              {texts.toMatches}
            </Link>
          </Button>
        }
      >
        {texts.empty}
      </EmptyState>
    </Page>
  );
}
