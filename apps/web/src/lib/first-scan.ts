import { fieldsOf } from './navigation-state';
import { screenTitles } from './texts';

/** State of the navigation from onboarding to the first scan, its third step. */
export const firstScanState = { title: screenTitles.jobScan, isFirstScan: true } as const;

export function isFirstScan(state: unknown): boolean {
  return fieldsOf(state)['isFirstScan'] === true;
}
