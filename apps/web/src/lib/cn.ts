import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** Without their names our sizes of text would be taken for colours. */
const merge = extendTailwindMerge({ extend: { classGroups: { 'font-size': [{ text: ['small', 'body', 'lead', 'heading', 'display'] }] } } });

/** Joins class names; of two that contradict each other the later one wins. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
