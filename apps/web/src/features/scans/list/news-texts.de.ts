import { pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './news-texts';

export const texts: Translation<typeof english.texts> = {
  hasScore: (name, score, word) => `${name}: ${score} %, ${word}.`,
  hasBecome: (name, state) => `${name}: ${state}.`,
  haveEnded: (count) =>
    pluralOf(count, { one: '1 Anzeige ist fertig.', other: '# Anzeigen sind fertig.' }),
};
