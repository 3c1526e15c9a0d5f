import { type PersonalToken } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { SettingsSection } from '@/components/layout/settings-section';
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

/** The personal access tokens of the user, and how an agent connects with one. */
export function AccessTokensSection() {
  const query = useQuery(accessTokensQuery);
  const { target, ask, close, finish, title } = useRemoval<PersonalToken>();
  return (
    <>
      <SettingsSection texts={texts} titleRef={title} query={query}>
        {(tokens) => (
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
        )}
      </SettingsSection>
      {target !== null && (
        <Suspense>
          <RevokeDialog token={target} onClose={close} onDone={finish} />
        </Suspense>
      )}
    </>
  );
}
