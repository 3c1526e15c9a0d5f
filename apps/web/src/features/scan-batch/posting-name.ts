import { type PostingValues } from './batch-item';
import { texts } from './texts';

const nameChars = 120;

/** Name of a posting in the list: its title, or the beginning of its text. */
export function nameOf({ title, jobDescription }: PostingValues): string {
  return (
    title.trim() ||
    jobDescription.trim().split('\n', 1)[0]?.trim() ||
    texts.list.noText
  ).slice(0, nameChars);
}
