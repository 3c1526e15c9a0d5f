import { LogOut, Settings } from 'lucide-react';
import { sendMessage } from '@/lib/send-message';
import { iconButton } from '@/lib/control-styles';
import { type BackgroundState } from '@/messages';
import { Logo } from './logo';
import { texts } from './texts';

/** Product name, link to the web client, options and sign-out. */
export function Header({ server, session }: Pick<BackgroundState, 'server' | 'session'>) {
  const isSignedIn = session.status === 'signed-in';
  return (
    <header className="sticky top-0 z-10 flex items-center gap-1 border-b bg-paper py-2 pr-2 pl-4">
      <h1 className="min-w-0 flex-1">
        <a
          href={server.origin}
          target="_blank"
          rel="noreferrer"
          title={texts.openScans}
          className="inline-flex rounded-control"
        >
          <Logo />
        </a>
      </h1>
      {isSignedIn && (
        <>
          <p className="max-w-44 truncate text-small text-muted">
            {texts.signedInAs(session.user?.name ?? session.user?.githubUsername ?? server.origin)}
          </p>
          <button
            type="button"
            className={iconButton}
            aria-label={texts.signOut}
            title={texts.signOut}
            onClick={() => void sendMessage('session.disconnect', {})}
          >
            <LogOut aria-hidden="true" />
          </button>
        </>
      )}
      <button
        type="button"
        className={iconButton}
        aria-label={texts.options}
        title={texts.options}
        onClick={() => void chrome.runtime.openOptionsPage()}
      >
        <Settings aria-hidden="true" />
      </button>
    </header>
  );
}
