import { pluralOf } from '@/lib/format';

/** Announcements of scans that have finished. */
export const texts = {
  hasScore: (name: string, score: number, word: string) => `${name}: ${score}%, ${word}.`,
  hasBecome: (name: string, state: string) => `${name}: ${state}.`,
  haveEnded: (count: number) =>
    pluralOf(count, { one: '1 scan is done.', other: '# scans are done.' }),
};
