import type { Glyph } from '../painted/painted-page.ts';
import { chainText } from './chain-text.ts';
import { placeGlyph, type PlacedGlyph } from './glyph-line.ts';
import type { Phrase } from './phrase.ts';
import { plainGlyph } from './plain-glyphs.ts';
import { raiseRotatedHeadings } from './rotated-headings.ts';
import { withoutDuplicateGlyphs } from './duplicate-glyphs.ts';

/**
 * Shares of the font size. `phrase`: wider gaps usually separate columns, narrower ones are word spaces, even of justified lines.
 * `stranger`: the same for pieces that the file draws separately. `bullet`: the largest distance of a bullet from its line.
 */
const gaps = {
  phrase: 0.8,
  stranger: 0.5,
  bullet: 3,
  back: 0.8,
  baseline: 0.3,
  raised: 0.4,
} as const;

/** Share of the em above and below the baseline: lines set solid do not touch. */
const ascent = 0.72;
const descent = 0.2;

const isBullet = (glyphs: readonly PlacedGlyph[]): boolean =>
  glyphs.length <= 2 && glyphs.every(({ text }) => /^[^\p{L}\p{N}]*$/u.test(text));

function continues(
  chain: readonly PlacedGlyph[],
  before: PlacedGlyph,
  after: PlacedGlyph,
): boolean {
  const size = Math.max(before.size, after.size);
  const step = Math.abs(after.baseline - (chain[0] ?? before).baseline);
  const gap = after.start - before.end - before.letterSpacing;
  // A raised or lowered letter belongs to the word that it touches.
  const touches = step < gaps.raised * size && Math.abs(gap) < gaps.raised * size;
  if (step > gaps.baseline * Math.min(before.size, after.size) && !touches) return false;
  if (gap < -gaps.back * size) return false;
  return gap <= gaps.phrase * size || (gap <= gaps.bullet * size && isBullet(chain));
}

/** Runs of glyphs that are consecutive in the file and on the page. Blanks stay inside a run, as marks of a word's end. */
function chainsOf(glyphs: readonly PlacedGlyph[]): PlacedGlyph[][] {
  const chains: PlacedGlyph[][] = [];
  let chain: PlacedGlyph[] = [];
  let before: PlacedGlyph | undefined;
  let blanks: PlacedGlyph[] = [];
  for (const glyph of glyphs) {
    if (glyph.text.trim() === '') {
      blanks.push(glyph);
      continue;
    }
    if (!before || !continues(chain, before, glyph)) chains.push((chain = []));
    else chain.push(...blanks);
    chain.push(glyph);
    blanks = [];
    before = glyph;
  }
  return chains;
}

const endOf = (chain: readonly PlacedGlyph[]): number =>
  chain.reduce((most, { end }) => Math.max(most, end), -Infinity);
const startOf = (chain: readonly PlacedGlyph[]): number =>
  chain.reduce((least, { start }) => Math.min(least, start), Infinity);

/** Joins runs that touch on one line although the file draws them separately: bold words, links, right-to-left scripts. */
function joinNeighbours(chains: readonly PlacedGlyph[][]): PlacedGlyph[][] {
  const rows = new Map<number, PlacedGlyph[][]>();
  for (const chain of chains) {
    const row = Math.round((chain[0]?.baseline ?? 0) * 2);
    const near = [row, row - 1, row + 1].find((candidate) => rows.has(candidate)) ?? row;
    rows.set(near, [...(rows.get(near) ?? []), chain]);
  }
  return [...rows.values()].flatMap((row) => {
    const joined: PlacedGlyph[][] = [];
    for (const chain of row.toSorted((one, other) => startOf(one) - startOf(other))) {
      const last = joined.at(-1);
      const size = Math.max(chain[0]?.size ?? 0, last?.[0]?.size ?? 0);
      const gap = last ? startOf(chain) - endOf(last) : Infinity;
      if (last && gap <= gaps.stranger * size && gap >= -gaps.back * size) last.push(...chain);
      else joined.push([...chain]);
    }
    return joined;
  });
}

function toPhrase(chain: readonly PlacedGlyph[]): Phrase {
  const [first] = chain;
  const size = chain.reduce((most, glyph) => Math.max(most, glyph.size), 0);
  const baseline = first?.baseline ?? 0;
  const order = chain.reduce((least, glyph) => Math.min(least, glyph.order), Infinity);
  return {
    text: chainText(chain).trim(),
    left: startOf(chain),
    right: endOf(chain),
    top: baseline - ascent * size,
    bottom: baseline + descent * size,
    baseline,
    size,
    font: first?.font ?? '',
    order,
    isRotated: false,
  };
}

/** The bounding box of a rotated phrase in the main direction. */
function turn(
  phrase: Phrase,
  own: readonly [number, number],
  main: readonly [number, number],
): Phrase {
  const corners = [
    [phrase.left, phrase.top],
    [phrase.right, phrase.top],
    [phrase.left, phrase.bottom],
    [phrase.right, phrase.bottom],
  ].map(([along = 0, down = 0]) => {
    const [x, y] = [along * own[0] + down * own[1], along * own[1] - down * own[0]];
    return [x * main[0] + y * main[1], x * main[1] - y * main[0]] as const;
  });
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const top = Math.min(...ys);
  return {
    ...phrase,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top,
    bottom: Math.max(...ys),
    baseline: top,
    isRotated: true,
  };
}

const directionKey = ([ax, ay]: readonly [number, number]): string =>
  `${Math.round(ax * 20)} ${Math.round(ay * 20)}`;

/**
 * Groups the glyphs of a page into phrases. The direction of most text is the main one; other text gets its bounding box.
 * @param glyphs visible glyphs in the order of the content stream
 */
export function toPhrases(glyphs: readonly Glyph[]): readonly Phrase[] {
  const groups = new Map<string, Glyph[]>();
  for (const glyph of glyphs) {
    const key = directionKey(glyph.style.along);
    const group = groups.get(key);
    if (group) group.push(glyph);
    else groups.set(key, [glyph]);
  }
  const byLength = [...groups.values()].sort((one, other) => other.length - one.length);
  const main = byLength[0]?.[0]?.style.along ?? [1, 0];
  const phrases = byLength.flatMap((group, index) => {
    const placed = group
      .map((glyph) => ({ ...placeGlyph(glyph), text: plainGlyph(glyph.text, glyph.style.font) }))
      .filter(({ text }) => text !== '');
    const found = joinNeighbours(chainsOf(withoutDuplicateGlyphs(placed))).map(toPhrase);
    const own = group[0]?.style.along ?? main;
    return index === 0 ? found : found.map((phrase) => turn(phrase, own, main));
  });
  return raiseRotatedHeadings(phrases);
}
