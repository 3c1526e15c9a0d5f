import { type Passkey } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { LoadError } from '@/components/layout/load-error';
import { Card } from '@/components/ui/card';
import { useRemoval } from '@/lib/use-removal';
import { passkeysQuery } from '../api/passkeys';
import { texts } from '../texts';
import { AddPasskey } from './add-passkey';
import { PasskeyList } from './passkey-list';
import { PasskeysLoading } from './passkeys-loading';

// Lazy: rarely opened.
const RemoveDialog = lazy(async () => ({
  default: (await import('./remove-dialog')).RemoveDialog,
}));

interface PasskeysSectionProps {
  /** Called where the sign-in is too old to add one. */
  onSignInAgain: () => void;
}

/** The passkeys of the user. */
export function PasskeysSection({ onSignInAgain }: PasskeysSectionProps) {
  const { data, error, refetch } = useQuery(passkeysQuery);
  const { target, ask, close, finish, title } = useRemoval<Passkey>();
  return (
    <Card className="space-y-4 p-6">
      <div className="space-y-1">
        <h2 ref={title} tabIndex={-1} className="text-lead font-semibold outline-none">
          {texts.title}
        </h2>
        <p className="max-w-prose text-muted">{texts.intro}</p>
      </div>
      {data ? (
        <>
          <PasskeyList passkeys={data.passkeys} site={data.site} onRemove={ask} />
          <AddPasskey support={data.support} onSignInAgain={onSignInAgain} />
        </>
      ) : error ? (
        <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />
      ) : (
        <PasskeysLoading />
      )}
      {target !== null && (
        <Suspense>
          <RemoveDialog passkey={target} onClose={close} onDone={finish} />
        </Suspense>
      )}
    </Card>
  );
}
