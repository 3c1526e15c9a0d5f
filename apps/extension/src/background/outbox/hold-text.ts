import { texts } from '@/texts';
import { type Hold } from './holds';

/** Longer than this is no moment: whoever waits is told until when, in milliseconds. */
const momentMs = 2 * 60_000;
const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Why nothing is sent, in words for the user. */
export function holdText({ why, until }: Hold): string {
  return why === 'busy' && until > Date.now() + momentMs ? texts.busyUntil(dayAndTime.format(until)) : texts[why];
}
