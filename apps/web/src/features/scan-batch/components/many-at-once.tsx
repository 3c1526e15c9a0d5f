import { useAtomValue } from 'jotai';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { errorText } from '@/lib/error-text';
import { sessionAtom } from '@/lib/session';
import { toast } from '@/lib/toast';
import { useCreateScans } from '../api/create-scans';
import { isDone, readyItems, withAnswers } from '../batch-item';
import { readFile, startReader } from '../read-file';
import { readPosting } from '../split-postings';
import { texts } from '../texts';
import { useBatch } from '../use-batch';
import { PastePostings } from './paste-postings';
import { PostingDropzone } from './posting-dropzone';
import { PostingList } from './posting-list';
import { SendBatch } from './send-batch';
import { SentPostings } from './sent-postings';

/** Scans many postings at once: pasted or from a file, looked over in a list, sent together, and what is refused stays. */
export function ManyAtOnce({ startFileReader = startReader }: { startFileReader?: typeof startReader }) {
  const userId = useAtomValue(sessionAtom).user?.id ?? '';
  const batch = useBatch(userId);
  const createScans = useCreateScans(userId);
  const [problem, setProblem] = useState<string | null>(null);
  const { items, room } = batch;
  const left = useMemo(() => items.filter((item) => !isDone(item)), [items]);
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const paste = useRef<HTMLDivElement>(null);
  // The button that was pressed is disabled or gone once there is nothing left for it to do.
  const focusOn = (place: RefObject<HTMLElement | null>) =>
    requestAnimationFrame(() => {
      place.current?.focus({ preventScroll: true });
      place.current?.scrollIntoView?.({ block: 'start' });
    });

  const addPasted = (postings: readonly string[]) => {
    const over = postings.slice(room);
    batch.add(postings.slice(0, room).map(readPosting));
    batch.setPasted(over.join('\n\n---\n\n'));
    setProblem(over.length > 0 ? texts.pasteLeft(over.length) : null);
    if (over.length === 0) toast.success(texts.added(postings.length));
    focusOn(heading);
  };
  const addFile = async (file: File) => {
    const read = await readFile(file, startFileReader);
    if ('problem' in read) return setProblem(read.problem);
    const over = read.count - room;
    batch.add(read.postings);
    setProblem(over > 0 ? texts.file.left(file.name, over) : null);
    if (over <= 0) toast.success(texts.added(read.count));
    focusOn(heading);
  };
  const clear = () => {
    batch.setItems((before) => before.filter(isDone));
    toast(texts.list.cleared, { action: { label: texts.list.undo, onClick: () => batch.setItems(() => items) } });
    createScans.reset();
    setProblem(null);
    focusOn(paste);
  };
  const hideSent = () => {
    batch.dropDone();
    focusOn(left.length > 0 ? heading : paste);
  };
  const send = () => {
    batch.keepNow();
    createScans.mutate(readyItems(items), {
      onSuccess: (answer, ready) => {
        batch.setItems((before) => withAnswers(before, ready.map(({ id }) => id), answer.items));
        focusOn(outcome);
      },
    });
  };

  return (
    <div className="space-y-8">
      <div ref={paste} tabIndex={-1} className="scroll-mt-20 rounded-card">
        <Card className="grid gap-6 p-5 sm:p-6 wide:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <PastePostings pasted={batch.pasted} isDisabled={createScans.isPending} onChange={batch.setPasted} onAdd={addPasted} />
          <PostingDropzone isDisabled={createScans.isPending} onFile={(file) => void addFile(file)} />
          {problem !== null && (
            <Alert variant="destructive" className="wide:col-span-2">
              {problem}
            </Alert>
          )}
        </Card>
      </div>
      <SentPostings items={items} outcome={outcome} onHide={hideSent} />
      {left.length > 0 && (
        <>
          {!batch.isKept && <Alert>{texts.notKept}</Alert>}
          <PostingList items={left} heading={heading} isDisabled={createScans.isPending} onChange={batch.change} onRemove={batch.remove} onPutBack={batch.putBack} onClear={clear} />
          <SendBatch items={left} isPending={createScans.isPending} failure={createScans.isError ? errorText(createScans.error) : null} onSend={send} />
        </>
      )}
    </div>
  );
}
