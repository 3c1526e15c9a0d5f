import { pluralOf } from '@/lib/format';
import type * as english from './change-texts';

export const foundWords: typeof english.foundWords = (count) =>
  pluralOf(count, {
    one: '1 Zeile, die der Wortvergleich übersehen hat',
    other: '# Zeilen, die der Wortvergleich übersehen hat',
  });

export const unfoundedWords: typeof english.unfoundedWords = (count) =>
  pluralOf(count, {
    one: '1 Anforderung nicht ganz gezeigt',
    other: '# Anforderungen nicht ganz gezeigt',
  });
