import { identity, multiply, type Box, type Matrix } from './matrix.ts';

/** The properties of a pdf.js font that we use. */
export interface FontInfo {
  readonly name: string;
  /** Glyph space to text space; in thousandths of an em, except for fonts with drawn glyphs (Type 3). */
  readonly fontMatrix: Matrix;
  readonly isDrawing: boolean;
  /** Bounding box of drawn glyphs, in glyph space: the only indication of their size. */
  readonly height: number;
  readonly isVertical: boolean;
  readonly verticalMetrics: readonly number[];
}

export const noFont: FontInfo = {
  name: '',
  fontMatrix: [0.001, 0, 0, 0.001, 0, 0],
  isDrawing: false,
  height: 0,
  isVertical: false,
  verticalMetrics: [-1000, 0, 0],
};

/** The part of the PDF graphics state that determines position and visibility of text. Source: PDF 1.7 §8.4, §9.3. */
export interface GraphicsState {
  ctm: Matrix;
  clip: Box;
  fill: string | null;
  stroke: string | null;
  fillAlpha: number;
  strokeAlpha: number;
  /** Opacity of the enclosing groups. */
  groupAlpha: number;
  /** A blend mode or soft mask is on: the resulting colour differs from the one that was set. */
  isBlended: boolean;
  isMasked: boolean;
  /** The current paint becomes a mask, not part of the page. */
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
