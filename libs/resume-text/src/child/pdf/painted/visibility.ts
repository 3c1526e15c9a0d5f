import type { HiddenReason } from '../../../hidden-text.ts';
import { areaOf, contains, intersect, widen, type Box } from './matrix.ts';
import type { Glyph, PaintedPage, Shape } from './painted-page.ts';

/** A glyph, and the reason why it is invisible; null where it is visible. */
export interface JudgedGlyph {
  readonly glyph: Glyph;
  readonly hidden: HiddenReason | null;
}

/**
 * Minimum type size: the fine print of contracts is 4 pt and more, so 2 pt favours the
 * author. Contrast after WCAG 2.2 (1 to 21): light grey on white, hard to read but honest, has 1.3 and more.
 */
const min = { points: 2, contrast: 1.12, alpha: 0.05, covered: 0.9, scanShare: 0.5 } as const;

const maxBackdrops = 2_000;

const white = '#ffffff';

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Source: WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function boxOf({ x, y, advance, style: { along, size } }: Glyph): Box {
  const [ax, ay] = along;
  const tips = [
    [x, y],
    [x + ax * advance, y + ay * advance],
    [x - ay * size * 0.7, y + ax * size * 0.7],
    [x + ax * advance - ay * size * 0.7, y + ay * advance + ax * size * 0.7],
  ] as const;
  const [xs, ys] = [tips.map(([tip]) => tip), tips.map(([, tip]) => tip)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The centre of a glyph: half of its length, and half the height of a small letter. */
function middleOf({ x, y, advance, style: { along, size } }: Glyph): readonly [number, number] {
  const [ax, ay] = along;
  const [half, up] = [advance / 2, size * 0.35];
  return [x + ax * half - ay * up, y + ay * half + ax * up];
}

/** The shapes that may be under or over letters: if there are thousands, the largest ones are enough. */
function backdropsOf({ shapes }: PaintedPage): readonly Shape[] {
  if (shapes.length <= maxBackdrops) return shapes;
  return shapes
    .toSorted((one, other) => areaOf(other.box) - areaOf(one.box))
    .slice(0, maxBackdrops)
    .sort((one, other) => one.order - other.order);
}

/** The colour under a point: null where unknown, as on a picture or a shape that fills its box in part. */
function backgroundAt(scene: Scene, x: number, y: number, before: number): string | null {
  const found = scene.backdrops.findLast(({ order, box }) => order < before && contains(box, x, y));
  const picture = scene.page.pictures.findLast(
    ({ box, order }) => order < before && contains(box, x, y),
  );
  if (picture && picture.order > (found?.order ?? -1)) return null;
  if (!found) return white;
  return found.isRectangle ? found.colour : null;
}

/** True where a box of one colour is painted over a glyph. Only later paint counts, and pictures never do: text under a scan is its text. */
function isCovered(scene: Scene, x: number, y: number, glyph: Glyph): boolean {
  const over = scene.backdrops.filter(
    ({ order, isRectangle, colour, box }) =>
      order > glyph.order && isRectangle && colour !== null && contains(box, x, y),
  );
  if (over.length === 0) return false;
  const box = boxOf(glyph);
  const area = areaOf(box) * min.covered;
  return area > 0 && over.some((shape) => areaOf(intersect(shape.box, box)) >= area);
}

/** True if pictures fill most of a page, in one piece or in strips. */
export function isPictured({ pictures, view }: PaintedPage): boolean {
  const pictured = pictures.reduce((sum, { box }) => sum + areaOf(intersect(box, view)), 0);
  return pictured >= min.scanShare * areaOf(view);
}

/**
 * True where invisible text is the page's own text: a picture fills the page, as in a scan, and there is less visible than
 * invisible text.
 */
function isTextOfScan(page: PaintedPage): boolean {
  const pictured = page.pictures.reduce(
    (most, { box }) => Math.max(most, areaOf(intersect(box, page.view))),
    0,
  );
  if (pictured < min.scanShare * areaOf(page.view)) return false;
  const drawn = page.glyphs.reduce((count, { style }) => count + (style.isDrawn ? 1 : 0), 0);
  return drawn < page.glyphs.length / 2;
}

/**
 * True where letters are drawn as outlines with transparent text over them, as browsers print a weight that the font lacks:
 * a shape other than a box is painted at the glyph's position, no higher than a line.
 */
function isOutlined(scene: Scene, x: number, y: number, { style: { size } }: Glyph): boolean {
  return scene.backdrops.some(({ isRectangle, colour, order, box: [left, bottom, right, top] }) => {
    if (
      isRectangle ||
      colour === null ||
      top - bottom > 2 * size ||
      !contains(widen([left, bottom, right, top], size / 4), x, y)
    )
      return false;
    const background = backgroundAt(scene, x, y, order);
    return background === null || contrast(colour, background) >= min.contrast;
  });
}

/** Context for the visibility of a page's glyphs. */
interface Scene {
  readonly page: PaintedPage;
  readonly backdrops: readonly Shape[];
  readonly lastBackdrop: number;
  readonly isScan: boolean;
  /** Colours that differ from every background of this page. */
  readonly clearColours: Map<string, boolean>;
}

/** Most pages are black on white; then no glyph needs to be compared with its own background. */
function standsOut(scene: Scene, colour: string): boolean {
  const known = scene.clearColours.get(colour);
  if (known !== undefined) return known;
  const isClear = [
    white,
    ...scene.backdrops.flatMap(({ colour: under }) => (under === null ? [] : [under])),
  ].every((under) => contrast(colour, under) >= min.contrast);
  scene.clearColours.set(colour, isClear);
  return isClear;
}

function reasonFor(scene: Scene, glyph: Glyph): HiddenReason | null {
  const { style } = glyph;
  const [x, y] = middleOf(glyph);
  if (!style.isShown) return 'layer';
  // Letters at an edge are partly clipped; a person still reads the word.
  if (!contains(widen(scene.page.view, style.size / 2), x, y)) return 'off-page';
  if (style.minSize < min.points) return 'tiny';
  if (!contains(widen(style.clip, style.size / 2), x, y)) return 'clipped';
  if (!style.isDrawn) return scene.isScan || isOutlined(scene, x, y, glyph) ? null : 'invisible';
  if (style.alpha < min.alpha) return isOutlined(scene, x, y, glyph) ? null : 'transparent';
  if (style.colour !== null && !standsOut(scene, style.colour)) {
    const background = backgroundAt(scene, x, y, glyph.order);
    if (background !== null && contrast(style.colour, background) < min.contrast) return 'white';
  }
  return glyph.order < scene.lastBackdrop && isCovered(scene, x, y, glyph) ? 'covered' : null;
}

/** Determines for each glyph of a page whether a person sees it. */
export function judgeVisibility(page: PaintedPage): readonly JudgedGlyph[] {
  const backdrops = backdropsOf(page);
  const scene = {
    page,
    backdrops,
    lastBackdrop: backdrops.at(-1)?.order ?? -1,
    isScan: isTextOfScan(page),
    clearColours: new Map<string, boolean>(),
  };
  return page.glyphs.map((glyph) => ({ glyph, hidden: reasonFor(scene, glyph) }));
}
