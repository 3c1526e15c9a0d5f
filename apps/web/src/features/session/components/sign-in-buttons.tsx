import { type Providers } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { Fragment } from 'react';
import { LoadError } from '@/components/layout/load-error';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { api } from '@/lib/api';
import { knowsPasskeys } from '@/lib/passkeys';
import { providersQuery } from '@/lib/providers';
import { signInUrl } from '../sign-in-url';
import { texts as emailTexts } from '../email-texts';
import { texts as allTexts } from '../sign-in-texts';
import { EmailSignIn } from './email-sign-in';
import { PasskeySignIn } from './passkey-sign-in';
import { GithubMark, GoogleMark } from './provider-marks';

const { signIn: texts } = allTexts;

/** Height of a button, two lines and the field for the e-mail, to avoid a layout shift. */
const placeStyles = 'min-h-88';

/** Of providers that everybody knows. */
const marks = { github: GithubMark, google: GoogleMark };

function Way({ id, label }: Pick<Providers['providers'][number], 'id' | 'label'>) {
  const Mark = id === 'oidc' ? LogIn : marks[id];
  return (
    <>
      <Mark aria-hidden="true" />{' '}
      <span className="[overflow-wrap:anywhere]">
        {texts.with(id === 'oidc' ? label : texts.names[id])}
      </span>
    </>
  );
}

/** One button per provider of this server. */
export function SignInButtons({ search }: { search: URLSearchParams }) {
  const { data, error, refetch } = useQuery(providersQuery);
  const isByLink = data?.providers.length === 0 && data.emailLinks === null;
  if (isByLink && !data.passkeys) return <ByLink />;
  if (data)
    return (
      <div className={`space-y-5 ${placeStyles}`}>
        <Buttons providers={data.providers} search={search} />
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

/** Where users come in with a link from another device, an invitation or the operator. */
function ByLink() {
  return <Alert title={texts.noProviderTitle}>{texts.noProvider}</Alert>;
}

function Buttons({
  providers,
  search,
}: {
  providers: Providers['providers'];
  search: URLSearchParams;
}) {
  return (
    <div className="space-y-4">
      {providers.map(({ id, label, url, isDemo }) => (
        <Fragment key={id}>
          <Button asChild size="large" className="w-full">
            <a href={api.resolveUrl(signInUrl(url, search))}>
              <Way id={id} label={label} />
            </a>
          </Button>
          {isDemo && <p className="text-muted">{texts.demo}</p>}
        </Fragment>
      ))}
    </div>
  );
}

function Or() {
  return (
    <p className="flex items-center gap-3 text-small text-muted before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
      {emailTexts.or}
    </p>
  );
}
