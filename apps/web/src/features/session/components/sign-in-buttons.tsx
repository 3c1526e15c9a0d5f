import { type ProviderId, type Providers } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '@/components/layout/load-error';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { api } from '@/lib/api';
import { providersQuery } from '@/lib/providers';
import { signInUrl } from '../sign-in-url';
import { texts as allTexts } from '../sign-in-texts';
import { GithubMark, GoogleMark } from './provider-marks';

const { signIn: texts } = allTexts;

/** Height of a button and three lines, to avoid a layout shift. */
const placeStyles = 'min-h-31';

const marks: Record<ProviderId, typeof GithubMark> = { github: GithubMark, google: GoogleMark };

/** One button per provider of this server. */
export function SignInButtons({ search }: { search: URLSearchParams }) {
  const { data, error, refetch } = useQuery(providersQuery);
  if (data?.providers.length === 0) {
    return <Alert title={texts.noProviderTitle}>{texts.noProvider}</Alert>;
  }
  if (data) return <Buttons providers={data.providers} search={search} />;
  if (error) return <LoadError what={texts.ways} error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" className={placeStyles}>
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="rounded-control h-12" />
    </div>
  );
}

function Buttons({
  providers,
  search,
}: {
  providers: Providers['providers'];
  search: URLSearchParams;
}) {
  return (
    <div className={`space-y-4 ${placeStyles}`}>
      {providers.map(({ id, url }) => {
        const Mark = marks[id];
        return (
          <Button key={id} asChild size="large" className="w-full">
            <a href={api.resolveUrl(signInUrl(url, search))}>
              <Mark /> {texts.with(id)}
            </a>
          </Button>
        );
      })}
      {providers.some(({ isDemo }) => isDemo) && (
        <p className="text-small text-muted">{texts.demo}</p>
      )}
    </div>
  );
}
