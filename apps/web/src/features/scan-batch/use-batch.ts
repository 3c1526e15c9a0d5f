import { limits } from '@rolefit/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type BatchDraft, readBatchDraft, saveBatchDraft } from './batch-draft';
import { type BatchItem, isDone, type PostingValues } from './batch-item';

/** Debounce delay: a long list is not stored on every key press. */
const saveDelayMs = 300;

let lastId = 0;

function newId(): string {
  lastId += 1;
  return `${Date.now().toString(36)}-${lastId}`;
}

/** Remaining capacity of the list; accepted postings do not count. */
function remainingCapacity(items: readonly BatchItem[]): number {
  return limits.batchPostings - items.filter((item) => !isDone(item)).length;
}

/** Reinserts an item at an index among the unsent ones. */
function withItemAt(items: readonly BatchItem[], item: BatchItem, place: number): BatchItem[] {
  const next = items.filter((one) => !isDone(one))[place];
  const at = next ? items.indexOf(next) : items.length;
  return [...items.slice(0, at), item, ...items.slice(at)];
}

/** The list of postings and their outcomes; stored as a draft in this tab until the server has accepted all. */
export function useBatch(userId: string) {
  const [draft, setDraft] = useState(() => readBatchDraft(userId));
  const [isStored, setIsStored] = useState(true);
  const unsaved = useRef<BatchDraft | null>(null);

  const saveNow = useCallback(() => {
    if (unsaved.current) setIsStored(saveBatchDraft(userId, unsaved.current));
    unsaved.current = null;
  }, [userId]);
  useEffect(() => {
    unsaved.current = draft;
    const timer = setTimeout(saveNow, saveDelayMs);
    return () => clearTimeout(timer);
  }, [draft, saveNow]);
  useEffect(() => {
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [saveNow]);

  const setPasted = useCallback(
    (pasted: string) => setDraft((before) => ({ ...before, pasted })),
    [],
  );
  const setItems = useCallback(
    (change: (items: readonly BatchItem[]) => readonly BatchItem[]) =>
      setDraft((before) => ({ ...before, items: change(before.items) })),
    [],
  );
  const add = useCallback(
    (postings: readonly PostingValues[]) =>
      setItems((items) => [
        ...items,
        ...postings
          .slice(0, remainingCapacity(items))
          .map((values) => ({ id: newId(), values, answer: null })),
      ]),
    [setItems],
  );
  // The server's answer applied to the former content.
  const change = useCallback(
    (id: string, values: PostingValues) =>
      setItems((items) =>
        items.map((item) => (item.id === id ? { id, values, answer: null } : item)),
      ),
    [setItems],
  );
  const remove = useCallback(
    (id: string) => setItems((items) => items.filter((item) => item.id !== id)),
    [setItems],
  );
  const dropDone = useCallback(
    () => setItems((items) => items.filter((item) => !isDone(item))),
    [setItems],
  );
  const putBack = useCallback(
    (item: BatchItem, place: number) => setItems((items) => withItemAt(items, item, place)),
    [setItems],
  );

  return {
    ...draft,
    isStored,
    capacity: remainingCapacity(draft.items),
    setPasted,
    setItems,
    add,
    change,
    remove,
    dropDone,
    putBack,
    saveNow,
  };
}
