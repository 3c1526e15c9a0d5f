import { useEffect, useEffectEvent } from 'react';

const storageKey = 'single-keys';

/** Whether keys without a modifier work outside of the list. Some people dictate, and words would press them. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
}

/** Whether a key press is meant for a field, or is a shortcut of browser or system. */
export function isForOthers({
  target,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'target' | 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  const isField =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'));
  return isField || altKey || ctrlKey || metaKey;
}

/** Keys of the whole screen, while no dialog is open and nothing is being typed. */
export function useSingleKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (!action || event.defaultPrevented || isForOthers(event) || !areSingleKeysOn()) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
