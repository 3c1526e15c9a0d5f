import { useEffect } from 'react';
import { sendMessage } from '@/lib/send-message';
import { useBackground } from '@/lib/use-background';
import { type ReadingWorkers } from '@/reading/workers';
import { ConnectCard } from './connect-card';
import { Header } from './header';
import { LastScans } from './lists/last-scans';
import { WaitingScans } from './lists/waiting-scans';
import { OpenTabsButton } from './open-tabs-button';
import { PageSection } from './page/page-section';
import { texts } from './texts';

/** The popup of the extension's button. */
export function Popup({ workers }: { workers: ReadingWorkers }) {
  const state = useBackground();
  useEffect(() => {
    void sendMessage('scans.refresh', {}).catch(() => undefined);
  }, []);
  if (!state) {
    return (
      <main className="min-w-90 p-4 text-muted contain-inline-size">
        <h1 className="sr-only">{texts.product}</h1>
        <p role="status">{texts.loading}</p>
      </main>
    );
  }
  return (
    // The browser adds space for scroll bars; size containment keeps the content from widening the popup further.
    <div className="min-w-90 contain-inline-size">
      <Header server={state.server} session={state.session} />
      <main className="flex flex-col gap-3 px-4 py-3">
        <ConnectCard server={state.server} session={state.session} />
        <PageSection state={state} workers={workers} />
        <WaitingScans outbox={state.outbox} hold={state.hold} />
        <OpenTabsButton />
        <LastScans server={state.server.origin} scans={state.scans} />
      </main>
    </div>
  );
}
