import { useEffect, useState } from 'react';
import { RefusedError, sendMessage } from '@/lib/send-message';
import { type ScanDraft } from '@/messages';
import { type PageReader } from '@/reading/workers';
import { texts as general } from '@/texts';
import { canReadAllSites, type OpenTab, readOpenTabs, revokeAllSites } from './read-tabs';
import { type Queued } from './tab-row';

type Step = 'start' | 'reading' | 'refused' | 'failed' | 'read' | 'queueing';

/** Selected by default: postings that were not scanned before. */
const isNew = ({ scan, before, isDuplicate }: OpenTab) =>
  scan !== null && !isDuplicate && (before === null || before.likeness === 'title');

async function queue(scan: ScanDraft): Promise<Queued> {
  try {
    return await sendMessage('outbox.add', { scan });
  } catch (error) {
    return { problem: error instanceof RefusedError ? error.message : general.somethingWrong };
  }
}

/** Open tabs with their postings, the user's selection, and the outcome of each scan. */
export function useOpenTabs(reader: PageReader) {
  const [step, setStep] = useState<Step>('start');
  const [tabs, setTabs] = useState<readonly OpenTab[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [queued, setQueued] = useState<ReadonlyMap<number, Queued>>(new Map());
  const [mayReadAll, setMayReadAll] = useState(false);
  useEffect(() => {
    void canReadAllSites().then(setMayReadAll);
  }, []);
  const isQueued = (tabId: number) => 'jobId' in (queued.get(tabId) ?? {});
  const wanted = tabs.filter(({ tabId }) => chosen.has(tabId) && !isQueued(tabId));
  const begin = (action: () => Promise<void>) => void action().catch(() => setStep('failed'));

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
      // One by one, so that a failure leaves no doubt about the others.
      const outcome = await queue(posting);
      setQueued((before) => new Map([...before, [tabId, outcome]]));
    }
    setStep('read');
  }

  return {
    step,
    isRead: step === 'read' || step === 'queueing',
    tabs,
    chosen,
    queued,
    mayReadAll,
    wanted,
    failed: wanted.filter(({ tabId }) => queued.has(tabId)),
    read: () => begin(read),
    scan: () => begin(scan),
    giveBack: () => begin(async () => revokeAllSites().then(() => setMayReadAll(false))),
    choose: (tabId: number, isChosen: boolean) =>
      setChosen(
        (before) =>
          new Set([...before].filter((id) => id !== tabId).concat(isChosen ? [tabId] : [])),
      ),
  };
}

export type OpenTabs = ReturnType<typeof useOpenTabs>;
