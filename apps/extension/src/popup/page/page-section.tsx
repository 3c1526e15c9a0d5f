import { type ReactNode, useEffect, useState } from 'react';
import { outlineButton } from '@/lib/control-styles';
import { type BackgroundState } from '@/messages';
import { type ReadingWorkers } from '@/reading/workers';
import { texts } from '../texts';
import { PostingForm } from './posting-form';
import { readFrontTab, type ReadTab } from './read-tab';

function Notice({ title, why, children }: { title: string; why: string; children?: ReactNode }) {
  return (
    <div className="space-y-2 rounded-card border bg-surface p-3">
      <h2 className="font-medium">{title}</h2>
      <p className="text-small text-muted">{why}</p>
      {children}
    </div>
  );
}

/** Explains why the active tab shows no posting. The user may override that. */
function NoPosting({
  reading,
  onScanAnyway,
}: {
  reading: ReadTab['reading'];
  onScanAnyway: () => void;
}) {
  const { title, why } =
    reading === null
      ? { title: texts.pageTooComplex, why: texts.pageTooComplexWhy }
      : texts.reasons[reading.reason ?? 'no-sign-of-a-posting'];
  return (
    <Notice title={title} why={reading?.isWhole === false ? `${why} ${texts.part}` : why}>
      {reading?.frame !== undefined && (
        <a href={reading.frame} target="_blank" rel="noreferrer" className={outlineButton}>
          {texts.openFrame}
        </a>
      )}
      {reading?.reason !== 'empty' && (
        <>
          <button type="button" className={outlineButton} onClick={onScanAnyway}>
            {texts.scanAnyway}
          </button>
          <p className="text-small text-muted">{texts.scanAnywayHint}</p>
        </>
      )}
    </Notice>
  );
}

/** The posting in the active tab, or the reason why there is none. */
export function PageSection({
  state,
  workers,
}: {
  state: BackgroundState;
  workers: ReadingWorkers;
}) {
  const [read, setRead] = useState<ReadTab | 'unreadable' | null>(null);
  const [isInsisted, setIsInsisted] = useState(false);
  useEffect(() => {
    void readFrontTab(workers.pages).then(
      (found) => setRead(found ?? 'unreadable'),
      () => setRead('unreadable'),
    );
  }, [workers]);
  if (read === null) {
    return (
      <p role="status" className="text-small text-muted">
        {texts.reading}
      </p>
    );
  }
  if (read === 'unreadable') return <Notice title={texts.notReadable} why={texts.notReadableWhy} />;
  // Rolefit's own pages show postings that have been scanned already.
  if (URL.parse(read.address)?.origin === state.server.origin)
    return <Notice title={texts.ownPage} why={texts.ownPageWhy} />;
  const isPosting = read.reading?.kind === 'posting';
  if (!isPosting && !isInsisted)
    return <NoPosting reading={read.reading} onScanAnyway={() => setIsInsisted(true)} />;
  return (
    <PostingForm
      draft={read.draft}
      state={state}
      judge={workers.judge}
      isValidatedImmediately={isPosting}
    />
  );
}
