import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/layout/empty-state';
import { LoadError } from '@/components/layout/load-error';
import { Page } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { savedScansQuery } from '@/features/scans/api/list-saved-scans';
import { ScanCard, ScanCardSkeleton } from '@/features/scans/components/scan-card';
import { paths } from '@/lib/paths';
import { screenTitles } from '@/lib/texts';
import { texts as allTexts } from './texts';

const texts = allTexts.savedJob;
const grid = 'grid grid-cols-1 gap-4 sm:@min-[30rem]:grid-cols-2 md:@min-[44rem]:grid-cols-3';

function NothingSaved() {
  return (
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
  );
}

export function SavedJob() {
  const { data, error, refetch } = useQuery(savedScansQuery);
  return (
    <Page title={screenTitles.savedJob}>
      <h1 className="mb-5 text-heading font-semibold">{screenTitles.savedJob}</h1>
      {error && !data && <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div role="status" aria-label={texts.loading} className="@container">
          <div className={grid}>
            {[1, 2, 3].map((key) => (
              <ScanCardSkeleton key={key} />
            ))}
          </div>
        </div>
      )}
      {data?.jobs.length === 0 && <NothingSaved />}
      {data && data.jobs.length > 0 && (
        <div className="@container">
          <ul className={grid}>
            {data.jobs.map((job) => (
              <li key={job._id}>
                <ScanCard job={job} resumeAction={null} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Page>
  );
}
