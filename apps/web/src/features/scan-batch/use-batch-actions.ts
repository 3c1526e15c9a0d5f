import { useAtomValue } from 'jotai';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { sessionAtom } from '@/lib/session';
import { toast } from '@/lib/toast';
import { useCreateScans } from './api/create-scans';
import { isDone, readyItems, withAnswers } from './batch-item';
import { readFile, type startReader } from './read-file';
import { readPosting } from './split-postings';
import { texts } from './texts';
import { useBatch } from './use-batch';

/** Adds, clears and sends the postings of a batch, and moves the focus to the next step. */
export function useBatchActions(startFileReader: typeof startReader) {
  const userId = useAtomValue(sessionAtom).user?.id ?? '';
  const batch = useBatch(userId);
  const createScans = useCreateScans(userId);
  const [problem, setProblem] = useState<string | null>(null);
  const { items, capacity } = batch;
  const left = useMemo(() => items.filter((item) => !isDone(item)), [items]);
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const paste = useRef<HTMLDivElement>(null);
  // The pressed button is about to be disabled or removed, which would lose the focus.
  const focusOn = (place: RefObject<HTMLElement | null>) =>
    requestAnimationFrame(() => {
      place.current?.focus({ preventScroll: true });
      place.current?.scrollIntoView?.({ block: 'start' });
    });

  const addPasted = (postings: readonly string[]) => {
    const over = postings.slice(capacity);
    batch.add(postings.slice(0, capacity).map(readPosting));
    batch.setPasted(over.join('\n\n---\n\n'));
    setProblem(over.length > 0 ? texts.pasteLeft(over.length) : null);
    if (over.length === 0) toast.success(texts.added(postings.length));
    focusOn(heading);
  };
  const addFile = async (file: File) => {
    const read = await readFile(file, startFileReader);
    if ('problem' in read) return setProblem(read.problem);
    const over = read.count - capacity;
    batch.add(read.postings);
    setProblem(over > 0 ? texts.file.left(file.name, over) : null);
    if (over <= 0) toast.success(texts.added(read.count));
    focusOn(heading);
  };
  const clear = () => {
    batch.setItems((before) => before.filter(isDone));
    toast(texts.list.cleared, {
      action: { label: texts.list.undo, onClick: () => batch.setItems(() => items) },
    });
    createScans.reset();
    setProblem(null);
    focusOn(paste);
  };
  const hideSent = () => {
    batch.dropDone();
    focusOn(left.length > 0 ? heading : paste);
  };
  const send = () => {
    batch.saveNow();
    createScans.mutate(readyItems(items), {
      onSuccess: (answer, ready) => {
        batch.setItems((before) =>
          withAnswers(
            before,
            ready.map(({ id }) => id),
            answer.items,
          ),
        );
        focusOn(outcome);
      },
    });
  };

  return {
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
  };
}
