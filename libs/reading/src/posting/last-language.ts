import type { Unit } from '../document/units.js';
import { findSpokenLanguages } from '../sentence/spoken-languages.js';

const pause = /[,;]\s+/gu;
const clauseWordsMost = 6;
const headWordsLeast = 4;

const wordsOf = (text: string): number => text.trim().split(/\s+/u).length;

/**
 * Splits a list that ends with a language: "Strong React, experience with Jest, good English" becomes two items, since a language that is
 * shown must not stand for everything else in the list.
 */
export function withoutLastLanguage(unit: Unit): Unit[] {
  const last = [...unit.text.matchAll(pause)].at(-1);
  if (!last) return [unit];
  const next = last.index + last[0].length;
  const head = unit.text.slice(0, last.index);
  const clause = unit.text.slice(next);
  const isApart =
    wordsOf(clause) <= clauseWordsMost &&
    wordsOf(head) >= headWordsLeast &&
    findSpokenLanguages(clause, false).length > 0 &&
    findSpokenLanguages(head, false).length === 0;
  if (!isApart) return [unit];
  return [
    { ...unit, text: head, end: unit.start + last.index },
    { ...unit, text: clause, start: unit.start + next },
  ];
}
