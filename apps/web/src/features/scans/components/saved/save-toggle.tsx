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
  /** -1 in a list with one tab stop, where a key does the same. */
  tabIndex?: number;
  className?: string;
}

/** A bookmark that saves and unsaves a scan. */
export function SaveToggle({
  job,
  onUnsave,
  tabIndex,
  className = '-mt-1.5 -mr-2',
}: SaveToggleProps) {
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
        className={className}
        tabIndex={tabIndex}
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
