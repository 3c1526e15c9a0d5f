/** A border of words in any script: `\b` knows only a to z, so that it finds none after the last letter of "souhaité". */
const border = String.raw`(?:(?<=[\p{L}\p{N}_])(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_]))`;

/**
 * The same pattern with each `\b` reading letters of any script as letters.
 * @param pattern has the flag `u`
 */
export function wholeWords(pattern: RegExp): RegExp {
  return new RegExp(pattern.source.replaceAll(String.raw`\b`, border), pattern.flags);
}
