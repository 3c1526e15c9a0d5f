import { ask } from '@/lib/ask';
import { primaryButton, quietButton } from '@/lib/control-styles';
import { askForAccess } from '@/lib/host-access';
import { type BackgroundState } from '@/messages';
import { texts } from './texts';

/** Who is signed in, or how to connect. */
export function SessionBar({ server, session }: Pick<BackgroundState, 'server' | 'session'>) {
  function connect(): void {
    // The browser's question may close this popup: the background knows by then what it is for.
    void ask('session.connect', {});
    if (!server.isAllowed) void askForAccess([server.origin]);
  }

  if (session.status === 'signed-in') {
    return (
      <div className="flex items-baseline justify-between gap-2 text-small">
        <span className="text-muted">{texts.signedInAs(session.user?.name ?? session.user?.githubUsername ?? server.origin)}</span>
        <button type="button" className={quietButton} onClick={() => void ask('session.disconnect', {})}>
          {texts.signOut}
        </button>
      </div>
    );
  }
  return (
    <div className="space-y-2 rounded-card bg-accent-soft p-3">
      <p className="text-small">{session.status === 'expired' ? texts.reconnectWhy : texts.connectWhy}</p>
      <button type="button" className={primaryButton} onClick={connect}>
        {texts.connect}
      </button>
    </div>
  );
}
