import { bareWords } from '../html/texts.js';
import { addressWords, phraseWords, sectionWords } from './sign-words.js';

/** Signals that distinguish a posting from other pages about work. */
export interface PostingSigns {
  /** Distinct kinds of sections and of phrases in the text. */
  readonly count: number;
  /**
   * Whether there is a heading for duties or requirements: nearly every posting has one, other
   * pages about work do not.
   */
  readonly hasCore: boolean;
}

/** Searches the main text of a page for signals of a posting. */
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

/** Whether an address is typical of postings. */
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
