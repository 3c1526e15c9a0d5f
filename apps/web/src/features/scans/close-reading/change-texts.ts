import { type CloseReadingEffect } from '@rolefit/contracts';
import { pluralOf } from '@/lib/format';

export type Changes = Pick<CloseReadingEffect, 'found' | 'unfounded'>;

/** Texts on what a close reading found and what it did not confirm. */
export const foundWords = (count: number) =>
  pluralOf(count, {
    one: '1 line that word matching missed',
    other: '# lines that word matching missed',
  });
export const unfoundedWords = (count: number) =>
  pluralOf(count, {
    one: '1 requirement not fully shown',
    other: '# requirements not fully shown',
  });
