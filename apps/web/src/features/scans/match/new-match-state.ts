import { fieldsOf } from '@/lib/navigation-state';
import { screenTitles } from '@/lib/texts';

/** State of the navigation to a match that was just scanned: its score arrives, however fast it is. */
export const newMatchState = { title: screenTitles.jobMatchDetail, isNewMatch: true } as const;

export function isNewMatch(state: unknown): boolean {
  return fieldsOf(state)['isNewMatch'] === true;
}
