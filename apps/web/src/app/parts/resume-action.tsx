import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { texts } from '../routes/texts';

/** Link to upload a resume, for a scan that waits for one. */
export function ResumeAction({ tabIndex }: { tabIndex?: number }) {
  return (
    <Button asChild variant="outline" size="small">
      <Link to={paths.profile} tabIndex={tabIndex} state={{ title: screenTitles.profile }}>
        {texts.goToResume}
      </Link>
    </Button>
  );
}
