import { type ResumeFacts, wordsKey } from '@rolefit/contracts';

/** The lines of a resume that a correction can point to, in text order, each once. */
export function linesOf({
  statements,
  roles,
  education,
  licences,
  languages,
}: ResumeFacts): string[] {
  const quotes = [statements, roles, education, licences, languages]
    .flatMap((facts) => facts.map(({ quote }) => quote))
    .sort((a, b) => a.start - b.start);
  return [...new Map(quotes.map(({ text }) => [wordsKey(text), text])).values()];
}

/** The lines that have all of the words, in any order. */
export function linesWith(lines: readonly string[], search: string): readonly string[] {
  const words = wordsKey(search).split(' ');
  return lines.filter((line) => {
    const key = wordsKey(line);
    return words.every((word) => key.includes(word));
  });
}
