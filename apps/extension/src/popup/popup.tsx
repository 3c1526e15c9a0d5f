import { Layers } from 'lucide-react';
import { useEffect } from 'react';
import { sendMessage } from '@/lib/send-message';
import { outlineButton } from '@/lib/control-styles';
import { useBackground } from '@/lib/use-background';
import { type ReadingWorkers } from '@/reading/workers';
import { ConnectCard } from './connect-card';
import { Header } from './header';
import { LastScans } from './lists/last-scans';
import { WaitingScans } from './lists/waiting-scans';
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
      <main className="min-w-96 p-4 text-muted contain-inline-size">
        <h1 className="sr-only">{texts.product}</h1>
        <p role="status">{texts.loading}</p>
      </main>
    );
  }
  return (
    // The browser adds space for scroll bars; size containment keeps the content from widening the popup further.
    <div className="min-w-96 contain-inline-size">
      <Header server={state.server} session={state.session} />
      <main className="flex flex-col gap-4 px-4 pt-3 pb-5">
        <ConnectCard server={state.server} session={state.session} />
        <PageSection state={state} workers={workers} />
        <WaitingScans outbox={state.outbox} hold={state.hold} />
        <button
          type="button"
          className={`${outlineButton} w-full`}
          onClick={() => void chrome.tabs.create({ url: chrome.runtime.getURL('tabs.html') })}
        >
          <Layers aria-hidden="true" className="size-4" /> {texts.openTabs}
        </button>
        <LastScans server={state.server.origin} scans={state.scans} />
      </main>
    </div>
  );
}
