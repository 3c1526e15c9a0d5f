import { useEffect } from 'react';
import { ask } from '@/lib/ask';
import { quietButton } from '@/lib/control-styles';
import { useBackground } from '@/lib/use-background';
import { LastScans } from './last-scans';
import { ScanForm } from './scan-form';
import { SessionBar } from './session-bar';
import { texts } from './texts';
import { WaitingScans } from './waiting-scans';

/** What a click on the extension's button opens. */
export function Popup() {
  const state = useBackground();
  useEffect(() => {
    void ask('scans.refresh', {});
  }, []);
  if (!state) return <p className="p-4 text-muted">{texts.loading}</p>;
  return (
    <main className="w-96 space-y-4 p-4">
      <SessionBar server={state.server} session={state.session} />
      <ScanForm />
      <WaitingScans outbox={state.outbox} hold={state.hold} />
      <LastScans server={state.server.origin} scans={state.scans} />
      <button type="button" className={quietButton} onClick={() => void chrome.runtime.openOptionsPage()}>
        {texts.options}
      </button>
    </main>
  );
}
