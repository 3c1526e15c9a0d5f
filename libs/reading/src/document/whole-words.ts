/**
 * A word boundary in any script: `\b` is ASCII only, so it fails after the last letter of
 * "souhaité".
 */
const border = String.raw`(?:(?<=[\p{L}\p{N}_])(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_]))`;

/** A boundary at the beginning of a pattern is the start of a word, which is half as expensive. */
const beginning = String.raw`(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_])`;

/**
 * The pattern with each `\b` made Unicode-aware; one at its beginning is the start of a word.
 * @param pattern has the flag `u`
 */
export function wholeWords(pattern: RegExp): RegExp {
  const source = pattern.source.startsWith(String.raw`\b`)
    ? `${beginning}${pattern.source.slice(2)}`
    : pattern.source;
  return new RegExp(source.replaceAll(String.raw`\b`, border), pattern.flags);
}
