import { type Job } from '@rolefit/contracts';
import { Archive, ArchiveRestore } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import { postingName } from '../../posting-name';
import { texts } from '../../triage/texts';

/** Puts a match aside, or takes it back. No tab stop: in the list, a key does the same. */
export function ArchiveButton({ job, onPress }: { job: Job; onPress: (job: Job) => void }) {
  const isArchived = job.archivedAt !== null;
  const name = postingName(job);
  const Icon = isArchived ? ArchiveRestore : Archive;
  return (
    <Tooltip content={isArchived ? texts.unarchive : texts.archive}>
      <Button
        variant="quiet"
        size="icon"
        tabIndex={-1}
        aria-label={isArchived ? texts.unarchiveNamed(name) : texts.archiveNamed(name)}
        onClick={() => onPress(job)}
      >
        <Icon aria-hidden="true" className="text-muted" />
      </Button>
    </Tooltip>
  );
}
