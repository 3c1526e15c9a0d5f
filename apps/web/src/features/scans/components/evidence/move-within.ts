import { type KeyboardEvent } from 'react';

function placeAfter(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Roving focus: arrow keys, Home and End move between the elements of a list. */
export function moveWithin(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const from = rows.findIndex((row) => row === document.activeElement);
  const place = from < 0 ? null : placeAfter(event.key, from, rows.length);
  if (place === null) return;
  event.preventDefault();
  rows[place]?.focus();
}
