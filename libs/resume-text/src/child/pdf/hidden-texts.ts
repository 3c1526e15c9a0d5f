import { hiddenLimits, type HiddenReason, type HiddenText } from '../../hidden-text.ts';
import { toPhrases } from './layout/phrases.ts';
import type { Glyph } from './painted/painted-page.ts';
import type { JudgedGlyph } from './painted/visibility.ts';

/** Enough glyphs for the text of a passage, even with ligatures and blanks. */
const maxGlyphs = 4 * hiddenLimits.chars;

/**
 * The hidden text of a page, one passage per reason, in the order of appearance.
 * @returns at most `hiddenLimits.chars` of each; whitespace alone does not count
 */
export function hiddenTexts(judged: readonly JudgedGlyph[]): readonly Omit<HiddenText, 'page'>[] {
  const byReason = new Map<HiddenReason, Glyph[]>();
  for (const { glyph, hidden } of judged) {
    if (hidden === null) continue;
    const glyphs = byReason.get(hidden) ?? [];
    byReason.set(hidden, glyphs);
    if (glyphs.length < maxGlyphs) glyphs.push(glyph);
  }
  return [...byReason].flatMap(([reason, glyphs]) => {
    const text = toPhrases(glyphs)
      .toSorted((one, other) => one.order - other.order)
      .map((phrase) => phrase.text)
      .join(' ')
      .trim()
      .slice(0, hiddenLimits.chars);
    return text === '' ? [] : [{ reason, text }];
  });
}
