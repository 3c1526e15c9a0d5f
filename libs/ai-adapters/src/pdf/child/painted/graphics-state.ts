import { identity, multiply, type Box, type Matrix } from './matrix.ts';

/** As much of a font as pdf.js tells. */
export interface FontInfo {
  readonly name: string;
  /** Glyph space to text space; in thousandths of an em, but for fonts whose glyphs are drawings (Type 3). */
  readonly fontMatrix: Matrix;
  readonly isDrawing: boolean;
  /** Of drawn glyphs, in glyph space: the only hint at how large they are. */
  readonly height: number;
  readonly isVertical: boolean;
  readonly verticalMetrics: readonly number[];
}

export const noFont: FontInfo = { name: '', fontMatrix: [0.001, 0, 0, 0.001, 0, 0], isDrawing: false, height: 0, isVertical: false, verticalMetrics: [-1000, 0, 0] };

/** The graphics state of PDF, as far as it decides where text stands and whether it is seen. Source: PDF 1.7 §8.4, §9.3. */
export interface GraphicsState {
  ctm: Matrix;
  clip: Box;
  fill: string | null;
  stroke: string | null;
  fillAlpha: number;
  strokeAlpha: number;
  /** Opacity of the groups around. */
  groupAlpha: number;
  /** A blend mode or soft mask is on: what comes out is not the colour that was set. */
  isBlended: boolean;
  isMasked: boolean;
  /** What is painted now becomes a mask, not part of the page. */
  isMask: boolean;
  font: FontInfo;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderMode: number;
  textMatrix: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
}

export function initialState(view: Box): GraphicsState {
  return {
    ctm: identity,
    clip: view,
    fill: '#000000',
    stroke: '#000000',
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    isBlended: false,
    isMasked: false,
    isMask: false,
    font: noFont,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
    textMatrix: identity,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
  };
}

export function transform(state: GraphicsState, matrix: Matrix): void {
  state.ctm = multiply(state.ctm, matrix);
}

export function moveText(state: GraphicsState, x: number, y: number): void {
  state.lineX += x;
  state.lineY += y;
  state.x = state.lineX;
  state.y = state.lineY;
}
