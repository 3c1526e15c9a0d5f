import type { Quote } from '@rolefit/contracts';

/**
 * A quote with made-up offsets. They are derived from the text, so that the same line always has
 * the same offsets and two lines practically never overlap.
 */
export function aQuote(text: string): Quote {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619) >>> 0;
  const start = (hash % 1_000_003) * 1_000;
  return { text, start, end: start + text.length };
}
