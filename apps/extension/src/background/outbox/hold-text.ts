import { formatDayAndTime } from '@/lib/format-date';
import { texts } from '@/texts';
import { type Hold } from './holds';

/** Above this delay, in milliseconds, the text includes the time until which sending is paused. */
const momentMs = 2 * 60_000;

/** A text for the user that explains why sending is paused. */
export function holdText({ why, until }: Hold): string {
  return why === 'busy' && until > Date.now() + momentMs
    ? texts.busyUntil(formatDayAndTime(until))
    : texts[why];
}
