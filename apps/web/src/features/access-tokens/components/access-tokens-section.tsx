import { type PersonalToken } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { LoadError } from '@/components/layout/load-error';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { useRemoval } from '@/lib/use-removal';
import { accessTokensQuery } from '../api/access-tokens';
import { texts } from '../texts';
import { ConnectAgent } from './connect-agent';
import { CreateTokenDialog } from './create-token-dialog';
import { TokenList } from './token-list';

// Lazy: rarely opened.
const RevokeDialog = lazy(async () => ({
  default: (await import('./revoke-dialog')).RevokeDialog,
}));

function Loading() {
  return (
    <div role="status" aria-label={texts.loading} className="space-y-2 py-4">
      <Skeleton className="h-5 w-52 max-w-full rounded-control" />
      <Skeleton className="h-4 w-72 max-w-full rounded-control" />
    </div>
  );
}

/** The personal access tokens of the user, and how an agent connects with one. */
export function AccessTokensSection() {
  const { data: tokens, error, refetch } = useQuery(accessTokensQuery);
  const { target, ask, close, finish, title } = useRemoval<PersonalToken>();

  return (
    <Card className="space-y-4 p-6">
      <div className="space-y-1">
        <h2 ref={title} tabIndex={-1} className="text-lead font-semibold outline-none">
          {texts.title}
        </h2>
        <p className="max-w-prose text-muted">{texts.intro}</p>
      </div>
      {tokens ? (
        <>
          <TokenList tokens={tokens} onRevoke={ask} />
          <CreateTokenDialog />
          <details className="group">
            <summary className="flex w-max max-w-full list-none items-center gap-1.5 rounded-control font-medium text-accent hover:text-accent-strong pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
              <ChevronRight
                className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-90"
                aria-hidden="true"
              />
              {texts.connect.title}
            </summary>
            <div className="pt-3">
              <ConnectAgent />
            </div>
          </details>
        </>
      ) : error ? (
        <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      {target !== null && (
        <Suspense>
          <RevokeDialog token={target} onClose={close} onDone={finish} />
        </Suspense>
      )}
    </Card>
  );
}
