import { type ProviderId } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '@/components/layout/load-error';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { api } from '@/lib/api';
import { providersQuery } from '@/lib/providers';
import { signInUrl } from '../sign-in-url';
import { GithubMark, GoogleMark } from './provider-marks';

const marks: Record<ProviderId, typeof GithubMark> = { github: GithubMark, google: GoogleMark };
const names: Record<ProviderId, string> = { github: 'Github', google: 'Google' };

/** One button for each provider of this server. */
export function SignInButtons({ search }: { search: URLSearchParams }) {
  const { data, error, refetch } = useQuery(providersQuery);
  if (error) return <LoadError what="the ways to sign in" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="rounded-control h-12" />;
  return (
    <div className="space-y-4">
      {data.providers.map(({ id, url }) => {
        const Mark = marks[id];
        return (
          <Button key={id} asChild size="large" className="w-full">
            <a href={api.resolveUrl(signInUrl(url, search))}>
              <Mark /> Sign in with {names[id]}
            </a>
          </Button>
        );
      })}
      {data.providers.some(({ isDemo }) => isDemo) && (
        <p className="text-small text-muted">This Rolefit runs without a GitHub app, so a local demo sign-in stands in: choose one of its users on the next page. No real account is involved.</p>
      )}
    </div>
  );
}
