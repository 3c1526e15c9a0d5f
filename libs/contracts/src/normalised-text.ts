import { z } from 'zod/mini';
import { normaliseLine } from './text.js';

/**
 * Normalising removes invisible characters, so the raw text may exceed the limit by this factor.
 */
const roughFactor = 4;

type Message = string | (() => string);

/**
 * Rejects a text that is far too long before normalising it: a million characters block the process
 * for a second.
 * @param max maximum length of the normalised text
 */
export function roughMaxLength(max: number, message: Message) {
  return z.maxLength(roughFactor * max, { error: message, abort: true });
}

/**
 * The checks of a text that is stored normalised: `z.string().check(...normalised(80, message))`.
 * @param max maximum length of the normalised text
 * @param normalise one line by default
 */
export function normalised(
  max: number,
  message: Message,
  normalise: (text: string) => string = normaliseLine,
) {
  return [
    roughMaxLength(max, message),
    z.overwrite(normalise),
    z.maxLength(max, { error: message }),
  ] as const;
}
