import { type Invitation } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { LoadError } from '@/components/layout/load-error';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { useRemoval } from '@/lib/use-removal';
import { peopleQuery } from '../api/people';
import { texts } from '../texts';
import { InvitationList } from './invitation-list';
import { InviteDialog } from './invite-dialog';
import { PersonList } from './person-list';

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

/** For the owner of a home server: who has an account, and invitations. */
export function PeopleSection() {
  const { data, error, refetch } = useQuery(peopleQuery);
  const { target, ask, close, finish, title } = useRemoval<Invitation>();
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
          <PersonList people={data.people} />
          {data.invitations.length > 0 && (
            <InvitationList invitations={data.invitations} onRevoke={ask} />
          )}
          <InviteDialog />
        </>
      ) : error ? (
        <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      {target !== null && (
        <Suspense>
          <RevokeDialog invitation={target} onClose={close} onDone={finish} />
        </Suspense>
      )}
    </Card>
  );
}
