import type { GraphicsState } from './graphics-state.ts';
import { multiply, numberAt } from './matrix.ts';
import type { Glyph, GlyphStyle } from './painted-page.ts';

/** A glyph as provided by pdf.js. */
interface GlyphInfo {
  readonly unicode?: unknown;
  readonly originalCharCode?: unknown;
  readonly width?: unknown;
  readonly isSpace?: unknown;
  readonly vmetric?: unknown;
}

const isGlyph = (value: unknown): value is GlyphInfo => typeof value === 'object' && value !== null;

/** For a drawn font of unknown height: letters are about half as wide as an em is high. */
function drawnSize(state: GraphicsState, widest: number): number {
  const { fontMatrix, height } = state.font;
  return Math.abs(
    state.fontSize * (height > 0 ? height * fontMatrix[3] : 2 * widest * fontMatrix[0]),
  );
}

function styleOf(state: GraphicsState, isShown: boolean, widest: number): GlyphStyle {
  const [a, b, c, d] = multiply(state.ctm, state.textMatrix);
  const { fontSize, horizontalScale, font, renderMode, charSpacing } = state;
  const sign = fontSize * horizontalScale < 0 ? -1 : 1;
  const [wide, high] = [Math.hypot(a, b), Math.hypot(c, d)];
  const em = font.isDrawing ? drawnSize(state, widest) : Math.abs(fontSize);
  const isStroked = renderMode === 1 || renderMode === 5;
  const along: readonly [number, number] = font.isVertical
    ? [-c / (high || 1), -d / (high || 1)]
    : [(sign * a) / (wide || 1), (sign * b) / (wide || 1)];
  return {
    font: font.name,
    size: em * (font.isVertical ? wide : high),
    minSize: em * Math.min(high, wide * Math.abs(horizontalScale)),
    along,
    colour: state.isMasked ? null : isStroked ? state.stroke : state.fill,
    alpha: state.groupAlpha * (isStroked ? state.strokeAlpha : state.fillAlpha),
    isDrawn: renderMode !== 3 && renderMode !== 7,
    isShown,
    clip: state.clip,
    letterSpacing: charSpacing * horizontalScale * wide * sign,
  };
}

/** The text position moves to the end of the text, as the next operator expects. */
function advance(state: GraphicsState, by: number): void {
  if (state.font.isVertical) state.y += by;
  else state.x += by * state.horizontalScale;
}

/** Advance of a glyph, in text space before horizontal scaling; downwards for vertical text. */
function glyphAdvance({ font, fontSize }: GraphicsState, glyph: GlyphInfo): number {
  if (!font.isVertical) return numberAt([glyph.width], 0) * font.fontMatrix[0] * fontSize;
  return (
    numberAt(glyph.vmetric, 0, font.verticalMetrics[0] ?? -1000) * font.fontMatrix[0] * fontSize
  );
}

/**
 * Draws one string: adds its glyphs and advances the state.
 * @param items glyphs and kerning numbers as in `showText` of pdf.js
 * @param order place in the content stream, the same for all glyphs of the string
 */
export function showText(
  state: GraphicsState,
  items: readonly unknown[],
  isShown: boolean,
  order: number,
  glyphs: Glyph[],
): void {
  const widest = Math.max(
    0,
    ...items.map((item) => (isGlyph(item) ? numberAt([item.width], 0) : 0)),
  );
  const style = styleOf(state, isShown, widest);
  const [a, b, c, d, e, f] = multiply(state.ctm, state.textMatrix);
  const { font, fontSize, horizontalScale, rise } = state;
  const lengthOf = (by: number): number =>
    Math.abs(by) *
    (font.isVertical ? Math.hypot(c, d) : Math.hypot(a, b) * Math.abs(horizontalScale));
  for (const item of items) {
    if (typeof item === 'number') advance(state, (-item / 1000) * fontSize);
    if (!isGlyph(item)) continue;
    const by = glyphAdvance(state, item);
    const y = state.y + rise;
    glyphs.push({
      text: typeof item.unicode === 'string' ? item.unicode : '',
      code: numberAt([item.originalCharCode], 0),
      x: a * state.x + c * y + e,
      y: b * state.x + d * y + f,
      advance: lengthOf(by),
      style,
      order,
    });
    const spacing = state.charSpacing + (item.isSpace === true ? state.wordSpacing : 0);
    advance(state, by + (font.isVertical ? -spacing : spacing));
  }
}
