import { type Job } from '@rolefit/contracts';
import { Bookmark } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import { useSaved } from '../../api/save-scan';
import { postingName } from '../../posting-name';
import { texts } from '../../saved/texts';

interface SaveToggleProps {
  job: Job;
  /** Called when the scan is unsaved. */
  onUnsave?: (() => void) | undefined;
}

/** A bookmark that saves and unsaves a scan. */
export function SaveToggle({ job, onUnsave }: SaveToggleProps) {
  const { save, unsave } = useSaved(job._id);
  const isSaved = job.saved !== null;
  const toggle = () => {
    if (!isSaved) return save();
    unsave();
    onUnsave?.();
  };
  return (
    <Tooltip content={isSaved ? texts.saved : texts.save}>
      <Button
        variant="quiet"
        size="icon"
        aria-pressed={isSaved}
        aria-label={texts.saveNamed(postingName(job))}
        className="-mt-1.5 -mr-2"
        onClick={toggle}
      >
        <Bookmark
          aria-hidden="true"
          className={isSaved ? 'fill-accent text-accent' : 'text-muted'}
        />
      </Button>
    </Tooltip>
  );
}
