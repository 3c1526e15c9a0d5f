import { type Providers } from '@rolefit/contracts';
import { LogIn } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api';
import { signInUrl } from '../sign-in-url';
import { texts as emailTexts } from '../email-texts';
import { texts as allTexts } from '../sign-in-texts';
import { GithubMark, GoogleMark } from './provider-marks';

const { signIn: texts } = allTexts;

/** Logos of the well-known providers. */
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

/** One button per provider. */
export function ProviderButtons({
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
          <Button asChild size="large" className="h-auto! min-h-12 w-full py-2 whitespace-normal!">
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

/** Divider between two ways to sign in. */
export function Or() {
  return (
    <p className="flex items-center gap-3 text-small text-muted before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
      {emailTexts.or}
    </p>
  );
}
