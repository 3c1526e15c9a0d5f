import { type Job } from '@rolefit/contracts';
import { RotateCw, Trash2 } from 'lucide-react';
import { lazy, type Ref, Suspense, useState } from 'react';
import { ActionMenu } from '@/components/ui/action-menu';
import { useRescan } from '../../api/rescan';
import { texts } from '../../match/texts';
import { isLive } from '../../scan-state';

const DeleteScanDialog = lazy(async () => ({
  default: (await import('./delete-scan-dialog')).DeleteScanDialog,
}));

interface MatchMenuProps {
  job: Job;
  onDeleted: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** What is seldom done with a match: scan it again, and delete it after a confirmation. */
export function MatchMenu({ job, onDeleted, ref }: MatchMenuProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const rescan = useRescan(job);
  const isRunning = isLive(job.status) || rescan.isPending;
  const scanAgain = {
    label: (
      <>
        <RotateCw aria-hidden="true" /> {isRunning ? texts.scanningAgain : texts.scanAgain}
      </>
    ),
    onChoose: () => rescan.mutate(),
    isDisabled: isRunning,
  };
  const remove = {
    label: (
      <>
        <Trash2 aria-hidden="true" /> {texts.delete}
      </>
    ),
    onChoose: () => setIsDeleting(true),
  };
  return (
    <>
      <ActionMenu
        ref={ref}
        label={texts.moreActions}
        actions={job.status === 'waiting-for-resume' ? [remove] : [scanAgain, remove]}
      />
      {isDeleting && (
        <Suspense>
          <DeleteScanDialog
            id={job._id}
            onClose={() => setIsDeleting(false)}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </>
  );
}
