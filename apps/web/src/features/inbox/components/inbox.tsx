import { type InboxMail, signInEndpoints } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '@/components/layout/load-error';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { api } from '@/lib/api';
import { paths } from '@/lib/paths';
import { inboxKeys } from '@/lib/query-keys';
import { Link } from '@/lib/routing/link';
import { texts } from '../texts';
import { InboxMailItem } from './inbox-mail';

/** No live event announces a new mail. */
const refetchMs = 3_000;

/** The mails that this server has stored instead of sending them. */
export function Inbox() {
  const { data, error, refetch } = useQuery({
    queryKey: inboxKeys.all,
    queryFn: ({ signal }) => api.call(signInEndpoints.listInbox, { signal }),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : refetchMs),
  });
  return (
    <>
      <div className="space-y-4">
        <h1 className="text-[2rem] leading-tight font-semibold">{texts.title}</h1>
        <p className="text-lead text-muted">{texts.lead}</p>
      </div>
      {/* Tall enough to keep the footer below the viewport, so that it does not move when mails appear. */}
      <div className="min-h-[80dvh]">
        {data ? (
          <Mails mails={data.mails} />
        ) : error ? (
          <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />
        ) : (
          <p role="status" className="flex items-center gap-3 text-muted">
            <Spinner className="size-5 text-accent" /> {texts.loading}
          </p>
        )}
      </div>
    </>
  );
}

function Mails({ mails }: { mails: readonly InboxMail[] }) {
  if (mails.length === 0)
    return (
      <div className="space-y-4">
        <p>{texts.empty}</p>
        <Button asChild variant="outline">
          <Link to={paths.login}>{texts.toSignIn}</Link>
        </Button>
      </div>
    );
  return (
    <ul className="divide-y rounded-card border bg-surface">
      {mails.map((mail, index) => (
        <InboxMailItem key={mail.id} mail={mail} isOpen={index === 0} />
      ))}
    </ul>
  );
}
