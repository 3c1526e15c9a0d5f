import { useQuery } from '@tanstack/react-query';
import { LoadError } from '@/components/layout/load-error';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { knowsPasskeys } from '@/lib/passkeys';
import { providersQuery } from '@/lib/providers';
import { texts as allTexts } from '../sign-in-texts';
import { EmailSignIn } from './email-sign-in';
import { PasskeySignIn } from './passkey-sign-in';
import { Or, ProviderButtons } from './provider-buttons';

const { signIn: texts } = allTexts;

/** Height of a button, two lines and the field for the e-mail, to avoid a layout shift. */
const placeStyles = 'min-h-88';

/** The ways to sign in to this server. */
export function SignInButtons({ search }: { search: URLSearchParams }) {
  const { data, error, refetch } = useQuery(providersQuery);
  const isByLink = data?.providers.length === 0 && data.emailLinks === null;
  // After a refusal the page itself says so.
  const isInvitedOnly = data?.signUp === 'invited' && search.get('error') !== 'INVITATION_REQUIRED';
  if (isByLink && !data.passkeys) return <ByLink />;
  if (data)
    return (
      <div className={`space-y-5 ${placeStyles}`}>
        {isInvitedOnly && !isByLink && <Alert>{texts.invitedOnly}</Alert>}
        <ProviderButtons providers={data.providers} search={search} />
        {data.passkeys && knowsPasskeys() && <PasskeySignIn search={search} />}
        {data.emailLinks && data.providers.length > 0 && <Or />}
        {data.emailLinks && <EmailSignIn search={search} emailLinks={data.emailLinks} />}
        {isByLink && <ByLink />}
      </div>
    );
  if (error) return <LoadError what={texts.ways} error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" className={placeStyles}>
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="rounded-control h-12" />
    </div>
  );
}

/** For a server where users sign in only with links: from another device, an invitation or the operator. */
function ByLink() {
  return <Alert title={texts.noProviderTitle}>{texts.noProvider}</Alert>;
}
