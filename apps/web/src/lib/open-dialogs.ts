import { useState, useSyncExternalStore } from 'react';

let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function update(next: readonly HTMLDialogElement[]): void {
  dialogs = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Registers a modal dialog that has just opened. @returns the function that removes it when it closes */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  update([...dialogs, dialog]);
  return () => update(dialogs.filter((one) => one !== dialog));
}

/** The modal dialog on top, or null: everything outside of it is inert. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, () => dialogs.at(-1) ?? null);
}

/** The value as it was when a dialog opened; the latest one while none is open. */
export function useHeldByDialog<Value>(value: Value): Value {
  const hasDialog = useTopDialog() !== null;
  const [held, setHeld] = useState(value);
  if (!hasDialog && held !== value) setHeld(value);
  return hasDialog ? held : value;
}
