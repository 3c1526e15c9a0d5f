/**
 * Combining marks that may follow each other. No word of any language comes near it; Unicode's own bound for buffers is the same.
 * Source: Stream-Safe Text Format, UAX #15 section 13.
 */
const mostMarks = 30;

// Combining marks, and the halfwidth voiced sound marks that NFKC and NFKD turn into some.
const longRuns = new RegExp(
  String.raw`([\p{M}\uff9e\uff9f]{${mostMarks}})[\p{M}\uff9e\uff9f]+`,
  'gu',
);

/**
 * A text with no more than 30 combining marks in a row; what a longer run has beyond is dropped. Normalising sorts each run of marks, in time that
 * grows with the square of its length: 100,000 of them hold up a process for half a minute.
 */
export function streamSafe(text: string): string {
  return text.length <= mostMarks ? text : text.replace(longRuns, '$1');
}

/** `text.normalize(form)` in time proportional to the text's length, whatever it holds. Lint refuses the method everywhere else. */
export function unicodeForm(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  // eslint-disable-next-line no-restricted-syntax -- the one place
  return streamSafe(text).normalize(form);
}
