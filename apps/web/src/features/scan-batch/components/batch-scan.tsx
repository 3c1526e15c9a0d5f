import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { errorText } from '@/lib/error-text';
import { startReader } from '../read-file';
import { texts } from '../texts';
import { useBatchActions } from '../use-batch-actions';
import { PastePostings } from './paste-postings';
import { PostingDropzone } from './posting-dropzone';
import { PostingList } from './posting-list';
import { SendBatch } from './send-batch';
import { SentPostings } from './sent-postings';

/** Scans many postings: pasted or from a file, reviewed in a list and sent as a batch. Refused ones stay in the list. */
export function BatchScan({
  startFileReader = startReader,
}: {
  startFileReader?: typeof startReader;
}) {
  const {
    batch,
    left,
    problem,
    createScans,
    heading,
    outcome,
    paste,
    addPasted,
    addFile,
    clear,
    hideSent,
    send,
  } = useBatchActions(startFileReader);
  return (
    <div className="space-y-8">
      <div ref={paste} tabIndex={-1} className="scroll-mt-20 rounded-card">
        <Card className="grid gap-6 p-5 sm:p-6 wide:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <PastePostings
            pasted={batch.pasted}
            isDisabled={createScans.isPending}
            onChange={batch.setPasted}
            onAdd={addPasted}
          />
          <PostingDropzone
            isDisabled={createScans.isPending}
            onFile={(file) => void addFile(file)}
          />
          {problem !== null && (
            <Alert variant="destructive" className="wide:col-span-2">
              {problem}
            </Alert>
          )}
        </Card>
      </div>
      <SentPostings items={batch.items} outcome={outcome} onHide={hideSent} />
      {left.length > 0 && (
        <>
          {!batch.isStored && <Alert>{texts.notKept}</Alert>}
          <PostingList
            items={left}
            heading={heading}
            isDisabled={createScans.isPending}
            onChange={batch.change}
            onRemove={batch.remove}
            onPutBack={batch.putBack}
            onClear={clear}
          />
          <SendBatch
            items={left}
            isPending={createScans.isPending}
            failure={createScans.isError ? errorText(createScans.error) : null}
            onSend={send}
          />
        </>
      )}
    </div>
  );
}
