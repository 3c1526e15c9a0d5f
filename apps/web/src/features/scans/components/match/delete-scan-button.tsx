import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { texts } from '../../match/texts';

const DeleteScanDialog = lazy(async () => ({
  default: (await import('./delete-scan-dialog')).DeleteScanDialog,
}));

/** Deletes a scan after a confirmation. */
export function DeleteScanButton({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        <Trash2 aria-hidden="true" /> {texts.delete}
      </Button>
      {isOpen && (
        <Suspense>
          <DeleteScanDialog id={id} onClose={() => setIsOpen(false)} onDeleted={onDeleted} />
        </Suspense>
      )}
    </>
  );
}
