import type { Sentence } from '@rolefit/contracts';
import { english, writeSentences } from '@rolefit/match-texts';

/** Messages as a user reads them. */
export function inEnglish(sentences: readonly Sentence[]): string {
  return writeSentences(sentences, english);
}
