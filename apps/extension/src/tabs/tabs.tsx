import { useState } from 'react';
import { ask } from '@/lib/ask';
import { outlineButton, primaryButton, quietButton } from '@/lib/control-styles';
import { texts as general } from '@/texts';
import { giveBack, type OpenTab, readOpenTabs } from './read-tabs';
import { texts } from './texts';

interface TabRowProps {
  tab: OpenTab;
  isChosen: boolean;
  isQueued: boolean;
  onChoose: (isChosen: boolean) => void;
}

function TabRow({ tab, isChosen, isQueued, onChoose }: TabRowProps) {
  const { title, site, scan, why } = tab;
  return (
    <li>
      <label className="flex items-start gap-3 py-3 has-enabled:cursor-pointer">
        <input type="checkbox" className="mt-1 size-4 accent-accent" checked={isChosen} disabled={scan === null || isQueued} onChange={(event) => onChoose(event.target.checked)} />
        <span className="min-w-0 flex-1">
          <span className={`block font-medium ${scan === null ? 'text-muted' : ''}`}>{title}</span>
          <span className="block truncate text-small text-muted">{scan ? `${scan.companyName} · ${site}` : site}</span>
          {why !== null && <span className="block text-small text-muted">{why}</span>}
        </span>
        {isQueued && <span className="shrink-0 text-small text-muted">{texts.queued}</span>}
      </label>
    </li>
  );
}

type Step = 'start' | 'reading' | 'refused' | 'failed' | 'read' | 'queueing';

/** All postings that are open in tabs, to be chosen from and scanned together. */
export function Tabs() {
  const [step, setStep] = useState<Step>('start');
  const [tabs, setTabs] = useState<readonly OpenTab[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [queued, setQueued] = useState<ReadonlySet<number>>(new Set());
  const [mayReadAll, setMayReadAll] = useState(false);
  const wanted = tabs.filter(({ tabId }) => chosen.has(tabId) && !queued.has(tabId));

  async function read(): Promise<void> {
    setStep('reading');
    const found = await readOpenTabs();
    setTabs(found ?? []);
    setChosen(new Set(found?.filter(({ scan }) => scan !== null).map(({ tabId }) => tabId)));
    setQueued(new Set());
    setMayReadAll(found !== null);
    setStep(found === null ? 'refused' : 'read');
  }

  async function scan(): Promise<void> {
    setStep('queueing');
    for (const { tabId, scan: posting } of wanted) {
      if (posting === null) continue;
      await ask('outbox.add', { scan: posting });
      // One by one, so that what fails halfway leaves no doubt about the rest.
      setQueued((before) => new Set([...before, tabId]));
    }
    setStep('read');
  }

  const isBusy = step === 'reading' || step === 'queueing';
  const isRead = step === 'read' || step === 'queueing';
  const begin = (what: () => Promise<void>) => void what().catch(() => setStep('failed'));
  return (
    <main className="mx-auto max-w-2xl space-y-5 p-6">
      <div className="space-y-2">
        <h1 className="text-heading font-semibold">{texts.heading}</h1>
        <p className="text-muted">{texts.lead}</p>
        {!isRead && <p className="text-muted">{texts.permission}</p>}
      </div>
      <button type="button" className={isRead ? outlineButton : primaryButton} disabled={isBusy} onClick={() => begin(read)}>
        {isRead ? texts.readAgain : texts.read}
      </button>
      <p role="status" className="text-small text-muted empty:hidden">
        {step === 'reading' && texts.reading}
        {step === 'refused' && texts.refused}
        {isRead && (tabs.length === 0 ? texts.none : texts.found(tabs.filter((tab) => tab.scan !== null).length, tabs.length))}
      </p>
      {step === 'failed' && (
        <p role="alert" className="text-small text-danger">
          {general.somethingWrong}
        </p>
      )}
      {mayReadAll && (
        <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
          {texts.mayReadAll}
          <button type="button" className={quietButton} onClick={() => begin(async () => giveBack().then(() => setMayReadAll(false)))}>
            {texts.giveBack}
          </button>
        </p>
      )}
      {tabs.length > 0 && (
        <ul className="divide-y divide-line rounded-card border bg-surface px-4">
          {tabs.map((tab) => (
            <TabRow
              key={tab.tabId}
              tab={tab}
              isChosen={chosen.has(tab.tabId)}
              isQueued={queued.has(tab.tabId)}
              onChoose={(isChosen) => setChosen((before) => new Set([...before].filter((id) => id !== tab.tabId).concat(isChosen ? [tab.tabId] : [])))}
            />
          ))}
        </ul>
      )}
      {wanted.length > 0 && (
        <button type="button" className={primaryButton} disabled={isBusy} onClick={() => begin(scan)}>
          {step === 'queueing' ? texts.scanning : texts.scan(wanted.length)}
        </button>
      )}
      <p role="status" className="text-small empty:hidden">
        {queued.size > 0 && step === 'read' && texts.queuedAll(queued.size)}
      </p>
    </main>
  );
}
