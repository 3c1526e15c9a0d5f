import { outlineButton, primaryButton, quietButton } from '@/lib/control-styles';
import { useBackground } from '@/lib/use-background';
import { type BackgroundState } from '@/messages';
import { type PageReader } from '@/reading/workers';
import { texts as general } from '@/texts';
import { TabRow } from './tab-row';
import { texts } from './texts';
import { type OpenTabs, useOpenTabs } from './use-open-tabs';

/** Lists the postings in open tabs for the user to select and scan together. */
export function Tabs({ reader }: { reader: PageReader }) {
  const open = useOpenTabs(reader);
  const state = useBackground();
  const { step, isRead, tabs, mayReadAll, wanted } = open;
  const isBusy = step === 'reading' || step === 'queueing';
  return (
    <main className="mx-auto max-w-2xl space-y-5 p-6">
      <div className="space-y-2">
        <h1 className="text-heading font-semibold">{texts.heading}</h1>
        <p className="text-muted">{texts.lead}</p>
        {!isRead && !mayReadAll && <p className="text-muted">{texts.permission}</p>}
      </div>
      <button
        type="button"
        className={isRead ? outlineButton : primaryButton}
        disabled={isBusy}
        onClick={open.read}
      >
        {isRead ? texts.readAgain : texts.read}
      </button>
      <ReadingStatus open={open} />
      {mayReadAll && (
        <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
          {texts.mayReadAll}
          <button type="button" className={quietButton} onClick={open.giveBack}>
            {texts.giveBack}
          </button>
        </p>
      )}
      {tabs.length > 0 && <TabList open={open} state={state} />}
      {wanted.length > 0 && (
        <button type="button" className={primaryButton} disabled={isBusy} onClick={open.scan}>
          {step === 'queueing' ? texts.scanning : texts.scan(wanted.length)}
        </button>
      )}
      <QueueingStatus open={open} />
    </main>
  );
}

function ReadingStatus({ open: { step, isRead, tabs } }: { open: OpenTabs }) {
  return (
    <>
      <p role="status" className="text-small text-muted empty:hidden">
        {step === 'reading' && texts.reading}
        {step === 'refused' && texts.refused}
        {isRead &&
          (tabs.length === 0
            ? texts.none
            : texts.found(tabs.filter((tab) => tab.scan !== null).length, tabs.length))}
      </p>
      {step === 'failed' && (
        <p role="alert" className="text-small text-danger">
          {general.somethingWrong}
        </p>
      )}
    </>
  );
}

function TabList({
  open: { tabs, chosen, queued, choose },
  state,
}: {
  open: OpenTabs;
  state: BackgroundState | null;
}) {
  return (
    <ul className="divide-y divide-line rounded-card border bg-surface px-4">
      {tabs.map((tab) => (
        <TabRow
          key={tab.tabId}
          tab={tab}
          isChosen={chosen.has(tab.tabId)}
          queued={queued.get(tab.tabId)}
          state={state}
          onChoose={(isChosen) => choose(tab.tabId, isChosen)}
        />
      ))}
    </ul>
  );
}

function QueueingStatus({ open: { step, queued, failed } }: { open: OpenTabs }) {
  return (
    <>
      <p role="status" className="text-small empty:hidden">
        {queued.size > failed.length &&
          step === 'read' &&
          texts.queuedAll(queued.size - failed.length)}
      </p>
      {failed.length > 0 && step === 'read' && (
        <p role="alert" className="text-small text-danger">
          {texts.failedSome(failed.length)}
        </p>
      )}
    </>
  );
}
