import { sendMessage } from '@/lib/send-message';
import { primaryButton } from '@/lib/control-styles';
import { requestAccess } from '@/lib/host-access';
import { type BackgroundState } from '@/messages';
import { texts as general } from '@/texts';
import { texts } from './texts';

function connectTexts(
  status: BackgroundState['session']['status'],
): readonly [title: string, why: string] {
  if (status === 'signed-in') return [texts.allowTitle, texts.allowWhy];
  if (status === 'connecting') return [general.connectingTitle, general.connectingWhy];
  return status === 'expired'
    ? [texts.reconnectTitle, texts.reconnectWhy]
    : [texts.connectTitle, texts.connectWhy];
}

/** Explains how to connect, or how to grant access to the server again. */
export function ConnectCard({ server, session }: Pick<BackgroundState, 'server' | 'session'>) {
  const isSignedIn = session.status === 'signed-in';
  if (isSignedIn && server.isAllowed) return null;
  const [title, why] = connectTexts(session.status);

  function connect(): void {
    // The permission prompt may close this popup; the background script has stored the request by then.
    if (!isSignedIn) void sendMessage('session.connect', {});
    if (!server.isAllowed) void requestAccess([server.origin]);
  }

  return (
    <section
      aria-labelledby="connect-title"
      className="flex items-center gap-3 rounded-card bg-accent-soft p-3"
    >
      <div className="min-w-0 flex-1 text-small">
        <h2 id="connect-title" className="font-medium">
          {title}
        </h2>
        <p className="text-muted">{why}</p>
      </div>
      <button type="button" className={primaryButton} onClick={connect}>
        {isSignedIn ? texts.allow : texts.connect}
      </button>
    </section>
  );
}
