import { ConnectionBar } from '@/components/layout/connection-bar';
import { RestoreAccount } from '@/features/account/components/restore-account';
import { texts } from '@/features/account/restore-texts';
import { PublicPage } from '@/features/landing/components/public-page';
import { SessionGate } from '@/features/session/components/session-gate';
import { isExtensionSource } from '@/features/session/extension-source';
import { logOut } from '@/features/session/log-out';
import { paths } from '@/lib/paths';
import { Redirect } from '@/lib/routing/navigate';

/** The only screen of a deleted account. Active accounts are redirected to the page they requested. */
export function Restore() {
  return (
    <SessionGate>
      {({ restorableUntil }) =>
        restorableUntil === null ? (
          <Redirect to={isExtensionSource(new URLSearchParams()) ? paths.login : paths.dashboard} />
        ) : (
          <PublicPage
            title={texts.restore.screen}
            hasGetStarted={false}
            className="max-w-[34rem] space-y-8 pt-[clamp(2.5rem,14dvh,10rem)] pb-16"
          >
            <RestoreAccount until={restorableUntil} onLogOut={logOut} />
            <ConnectionBar />
          </PublicPage>
        )
      }
    </SessionGate>
  );
}

export { Restore as Component };
