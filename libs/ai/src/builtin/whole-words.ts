/** A border of words in any script: `\b` knows only a to z, so that it finds none after the last letter of "souhaité". */
const border = String.raw`(?:(?<=[\p{L}\p{N}_])(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_]))`;

/** Where a pattern begins with a border, a word begins: half the work of a border of any kind. */
const beginning = String.raw`(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_])`;

/**
 * The same pattern with each `\b` reading letters of any script as letters; one at its beginning is the beginning of a word.
 * @param pattern has the flag `u`
 */
export function wholeWords(pattern: RegExp): RegExp {
  const source = pattern.source.startsWith(String.raw`\b`)
    ? `${beginning}${pattern.source.slice(2)}`
    : pattern.source;
  return new RegExp(source.replaceAll(String.raw`\b`, border), pattern.flags);
}
