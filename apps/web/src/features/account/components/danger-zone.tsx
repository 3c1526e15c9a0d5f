import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { providersQuery } from '@/lib/providers';
import { texts as allTexts } from '../texts';

const { danger: texts } = allTexts;

// Lazy: rarely opened.
const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog')).DeleteAccountDialog,
}));

/** Account deletion, at the end of the profile. */
export function DangerZone() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: server } = useQuery(providersQuery);
  return (
    <Card className="space-y-4 border-danger/40 p-6">
      <div className="space-y-1">
        <h2 className="text-lead font-semibold">{texts.title}</h2>
        <p className="max-w-prose text-muted">
          {texts.text(server?.retention.deletedAccountDays ?? null)}
        </p>
      </div>
      <Button
        variant="outlineDanger"
        size="small"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {texts.delete}
      </Button>
      {isOpen && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
