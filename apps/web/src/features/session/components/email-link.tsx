import {
  type EmailLink as LinkState,
  emailLinkTokenSchema,
  signInEndpoints,
} from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '@/components/layout/load-error';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { api } from '@/lib/api';
import { paths } from '@/lib/paths';
import { emailLinkKeys } from '@/lib/query-keys';
import { Link } from '@/lib/routing/link';
import { texts as allTexts } from '../email-texts';
import { ConfirmSignIn } from './confirm-sign-in';

const { link: texts } = allTexts;

type Fate = Exclude<LinkState['status'], 'open'>;

/** What a sign-in link leads to. Opening it does nothing: mail scanners open links too. */
export function EmailLink({ token }: { token: string }) {
  const isLink = emailLinkTokenSchema.safeParse(token).success;
  const { data, error, refetch } = useQuery({
    queryKey: emailLinkKeys.of(token),
    queryFn: ({ signal }) => api.call(signInEndpoints.checkEmailLink, { body: { token }, signal }),
    enabled: isLink,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  if (!isLink) return <DeadLink fate="unknown" />;
  if (data?.status === 'open')
    return (
      <ConfirmSignIn
        token={token}
        email={data.email}
        isSameBrowser={data.isSameBrowser}
        onRefused={() => void refetch()}
      />
    );
  if (data) return <DeadLink fate={data.status} />;
  return (
    <>
      <h1 className="sr-only">{texts.screen}</h1>
      {error ? (
        <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />
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
        <Link to={paths.login}>{texts.newLink}</Link>
      </Button>
    </>
  );
}
