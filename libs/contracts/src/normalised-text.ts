import { z } from 'zod/mini';
import { normaliseLine } from './text.js';

/** Normalising removes invisible characters, so a text may be this many times too long before it. */
const roughFactor = 4;

type Message = string | (() => string);

/**
 * Refuses a text that is far too long before it is normalised: normalising a million characters blocks the process for a second.
 * @param max characters that the normalised text may have
 */
export function roughMaxLength(max: number, message: Message) {
  return z.maxLength(roughFactor * max, { error: message, abort: true });
}

/**
 * The checks of a text that is stored in its normal form: `z.string().check(...normalised(80, message))`.
 * @param max characters that the normalised text may have
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
