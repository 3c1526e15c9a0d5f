import {
  type AccountLink as LinkState,
  accountLinkEndpoints,
  emailLinkTokenSchema,
} from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { LoadError } from '@/components/layout/load-error';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { api } from '@/lib/api';
import { paths } from '@/lib/paths';
import { accountLinkKeys } from '@/lib/query-keys';
import { Link } from '@/lib/routing/link';
import { texts } from '../texts';
import { DeviceSignIn } from './device-sign-in';
import { NewAccount } from './new-account';

type Fate = Exclude<LinkState['status'], 'open'>;

interface AccountLinkProps {
  token: string;
  /** Other ways to create an account with an invitation. */
  otherWays?: ReactNode;
}

/** What a link leads to. Opening it does nothing: messengers open links too. */
export function AccountLink({ token, otherWays }: AccountLinkProps) {
  const isLink = emailLinkTokenSchema.safeParse(token).success;
  const { data, error, refetch } = useQuery({
    queryKey: accountLinkKeys.of(token),
    queryFn: ({ signal }) =>
      api.call(accountLinkEndpoints.checkAccountLink, { body: { token }, signal }),
    enabled: isLink,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const askAgain = () => void refetch();
  if (!isLink) return <DeadLink fate="unknown" />;
  if (data?.status === 'open')
    return data.kind === 'device' ? (
      <DeviceSignIn token={token} name={data.name} onRefused={askAgain} />
    ) : (
      <NewAccount token={token} kind={data.kind} inviter={data.name} onRefused={askAgain}>
        {data.kind === 'invitation' && otherWays}
      </NewAccount>
    );
  if (data) return <DeadLink fate={data.status} />;
  return (
    <>
      <h1 className="sr-only">{texts.screen}</h1>
      {error ? (
        <LoadError what={texts.what} error={error} onRetry={askAgain} />
      ) : (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner className="size-5 text-accent" /> {texts.loading}
        </p>
      )}
    </>
  );
}

function DeadLink({ fate }: { fate: Fate }) {
  const { title, text } = texts.fates[fate];
  return (
    <>
      <div className="space-y-4">
        <h1 className="text-[2rem] leading-tight font-semibold">{title}</h1>
        <p className="text-lead text-muted">{text}</p>
      </div>
      <Button asChild size="large">
        <Link to={paths.login}>{texts.toSignIn}</Link>
      </Button>
    </>
  );
}
