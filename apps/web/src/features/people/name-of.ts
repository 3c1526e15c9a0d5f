import { type Person } from '@rolefit/contracts';
import { texts } from './texts';

/** How the owner knows somebody: by name, or by the note of the invitation. */
export const nameOf = ({ name, note }: Person): string => name ?? note ?? texts.nameless;
