import { type ClassValue, clsx } from 'clsx';

/** Joins class names without resolving conflicts between Tailwind classes: components leave out what callers decide, and a merge table would weigh on every page. */
export function cn(...values: ClassValue[]): string {
  return clsx(values);
}
