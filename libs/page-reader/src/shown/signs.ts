import { bareWords } from '../html/texts.js';
import { addressWords, phraseWords, sectionWords } from './sign-words.js';

/** What tells a posting from other pages about work. */
export interface PostingSigns {
  /** Kinds of sections and of phrases that the text has, each once. */
  readonly count: number;
  /** Whether a heading stands over duties or requirements: nearly every posting has one, other pages about work have not. */
  readonly hasCore: boolean;
}

/** Looks for the signs of a posting in the main text of a page. */
export function postingSigns(markdown: string): PostingSigns {
  const labels = shortLines(markdown);
  const found = Object.entries(sectionWords).filter(([, words]) =>
    labels.some((label) => words.test(label)),
  );
  const text = markdown.slice(0, 60_000);
  return {
    count: found.length + phraseWords.filter((words) => words.test(text)).length,
    hasCore: found.some(([name]) => name === 'duties' || name === 'requirements'),
  };
}

/** Whether an address is of the kind under which postings stand. */
export function isJobAddress(url: string): boolean {
  return addressWords.test(url);
}

/** Headings and labels: lines of a few words that are neither list items nor sentences. */
function shortLines(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter(
      (line) => line.length <= 120 && !/^\s*(?:- |\d+\. )/.test(line) && !/[.!;,]\s*$/.test(line),
    )
    .map((line) => line.replace(/^#+ /, ''))
    .filter((line) => line !== '' && bareWords(line).split(' ').length <= 10)
    .slice(0, 300);
}
