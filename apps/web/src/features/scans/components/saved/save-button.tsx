import { type Job } from '@rolefit/contracts';
import { Bookmark } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useSaved } from '../../api/save-scan';
import { texts } from '../../saved/texts';

/** Saves or unsaves the open scan. */
export function SaveButton({ job }: { job: Job }) {
  const { save, unsave } = useSaved(job._id);
  const isSaved = job.saved !== null;
  return (
    <Button
      variant="outline"
      aria-label={isSaved ? texts.unsave : texts.save}
      onClick={isSaved ? unsave : save}
    >
      <Bookmark aria-hidden="true" className={isSaved ? 'fill-accent text-accent' : ''} />
      {/* Both labels reserve their space, so that toggling causes no layout shift. */}
      <span className="grid text-left">
        <span className={`col-start-1 row-start-1 ${isSaved ? 'invisible' : ''}`}>
          {texts.save}
        </span>
        <span className={`col-start-1 row-start-1 ${isSaved ? '' : 'invisible'}`}>
          {texts.saved}
        </span>
      </span>
    </Button>
  );
}
