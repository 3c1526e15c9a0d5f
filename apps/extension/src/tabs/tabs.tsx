import { useEffect, useState } from 'react';
import { ask, RefusedError } from '@/lib/ask';
import { outlineButton, primaryButton, quietButton } from '@/lib/control-styles';
import { useBackground } from '@/lib/use-background';
import { type ScanDraft } from '@/messages';
import { type PageReader } from '@/reading/workers';
import { texts as general } from '@/texts';
import { giveBack, mayReadAllSites, type OpenTab, readOpenTabs } from './read-tabs';
import { type Queued, TabRow } from './tab-row';
import { texts } from './texts';

type Step = 'start' | 'reading' | 'refused' | 'failed' | 'read' | 'queueing';

/** What is scanned unless the user says otherwise: a posting that is here for the first time. */
const isNew = ({ scan, before, isTwice }: OpenTab) => scan !== null && !isTwice && (before === null || before.likeness === 'title');

async function queue(scan: ScanDraft): Promise<Queued> {
  try {
    return await ask('outbox.add', { scan });
  } catch (error) {
    return { problem: error instanceof RefusedError ? error.message : general.somethingWrong };
  }
}

/** All postings that are open in tabs, to be chosen from and scanned together. */
export function Tabs({ reader }: { reader: PageReader }) {
  const [step, setStep] = useState<Step>('start');
  const [tabs, setTabs] = useState<readonly OpenTab[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [queued, setQueued] = useState<ReadonlyMap<number, Queued>>(new Map());
  const [mayReadAll, setMayReadAll] = useState(false);
  const state = useBackground();
  useEffect(() => {
    void mayReadAllSites().then(setMayReadAll);
  }, []);
  const isQueued = (tabId: number) => 'jobId' in (queued.get(tabId) ?? {});
  const wanted = tabs.filter(({ tabId }) => chosen.has(tabId) && !isQueued(tabId));
  const failed = wanted.filter(({ tabId }) => queued.has(tabId));

  async function read(): Promise<void> {
    setStep('reading');
    const found = await readOpenTabs(reader);
    setTabs(found ?? []);
    setChosen(new Set(found?.filter(isNew).map(({ tabId }) => tabId)));
    setQueued(new Map());
    setMayReadAll(found !== null);
    setStep(found === null ? 'refused' : 'read');
  }

  async function scan(): Promise<void> {
    setStep('queueing');
    for (const { tabId, scan: posting } of wanted) {
      if (posting === null) continue;
      // One by one, so that what fails halfway leaves no doubt about the rest.
      const outcome = await queue(posting);
      setQueued((before) => new Map([...before, [tabId, outcome]]));
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
        {!isRead && !mayReadAll && <p className="text-muted">{texts.permission}</p>}
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
              queued={queued.get(tab.tabId)}
              state={state}
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
        {queued.size > failed.length && step === 'read' && texts.queuedAll(queued.size - failed.length)}
      </p>
      {failed.length > 0 && step === 'read' && (
        <p role="alert" className="text-small text-danger">
          {texts.failedSome(failed.length)}
        </p>
      )}
    </main>
  );
}
