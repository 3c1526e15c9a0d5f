import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. Nothing sorts out two that contradict each other: a primitive leaves open what its users decide, which costs
 * less than a table of all of Tailwind's classes in every page.
 */
export function cn(...values: ClassValue[]): string {
  return clsx(values);
}
