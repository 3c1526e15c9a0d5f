import { isRectangle, isUpright } from './rectangle.ts';
import {
  initialState,
  noFont,
  transform,
  type FontInfo,
  type GraphicsState,
} from './graphics-state.ts';
import { intersect, mapBox, numberAt, toMatrix, type Box } from './matrix.ts';
import { operatorNames, type OperatorName } from './operator-names.ts';
import { PageTooComplex, type Glyph, type PaintedPage, type Shape } from './painted-page.ts';
import { setTextState } from './set-text-state.ts';
import { showText } from './show-text.ts';

/** The operator list of a page as pdf.js gives it. */
export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** Context of the walk besides the operators. */
export interface PaintingContext {
  /** `OPS` of pdf.js. */
  readonly operators: Readonly<Record<string, number>>;
  readonly view: Box;
  fontOf(loadedName: string): FontInfo | undefined;
  isLayerVisible(properties: unknown): boolean;
}

/**
 * A hundred times the size of the richest resumes, so that padding does not exempt a file from inspection; time and memory limits of the
 * process bound the work. Shapes too small to cover a letter are ignored.
 */
const max = { operators: 5_000_000, glyphs: 250_000, shapes: 200_000, depth: 50_000 } as const;

/** In points. */
const minShape = 3;

/** Pictures are not decoded, so only the unit square that replaces them is left. */
const minPicturePoints = 8;

/** Walks the operators of one page; one instance per page. */
class Painter {
  readonly glyphs: Glyph[] = [];
  readonly shapes: Shape[] = [];
  readonly pictures: { box: Box; order: number }[] = [];
  readonly #context: PaintingContext;
  #state: GraphicsState;
  readonly #saved: GraphicsState[] = [];
  readonly #layers: boolean[] = [];
  #isClipPending = false;
  /** The state was transformed, without any paint since. */
  #isPlaced = false;
  order = 0;

  constructor(context: PaintingContext) {
    this.#context = context;
    this.#state = initialState(context.view);
  }

  run(name: OperatorName, args: readonly unknown[]): void {
    const state = this.#state;
    switch (name) {
      case 'save':
        return this.#save();
      case 'beginGroup':
        return this.#beginGroup(args[0]);
      case 'restore':
      case 'endGroup':
      case 'paintFormXObjectEnd':
      case 'endAnnotation':
        return this.#restore();
      case 'transform':
        this.endPicture();
        this.#isPlaced = true;
        return transform(state, toMatrix(args));
      case 'paintFormXObjectBegin':
        this.#save();
        if (Array.isArray(args[0])) transform(this.#state, toMatrix(args[0]));
        return this.#clipTo(args[1]);
      case 'beginAnnotation':
        return this.#beginAnnotation(args);
      case 'setGState':
        return this.#setGraphicsState(args[0]);
      case 'clip':
      case 'eoClip':
        this.#isClipPending = true;
        return;
      case 'constructPath':
        return this.#path(args);
      case 'shadingFill':
        this.#isPlaced = false;
        return this.#addShape(state.clip, null, false);
      case 'setFillRGBColor':
        state.fill = colourOf(args[0]);
        return;
      case 'setStrokeRGBColor':
        state.stroke = colourOf(args[0]);
        return;
      case 'setFillColorN':
      case 'setFillTransparent':
        state.fill = null;
        return;
      case 'setStrokeColorN':
      case 'setStrokeTransparent':
        state.stroke = null;
        return;
      case 'beginMarkedContent':
        this.#layers.push(true);
        return;
      case 'beginMarkedContentProps':
        this.#layers.push(args[0] !== 'OC' || this.#context.isLayerVisible(args[1]));
        return;
      case 'endMarkedContent':
        this.#layers.pop();
        return;
      default:
        return this.#text(name, args);
    }
  }

  /** A skipped picture leaves its unit square behind. */
  endPicture(): void {
    if (!this.#isPlaced) return;
    this.#isPlaced = false;
    const box = intersect(mapBox(this.#state.ctm, [0, 0, 1, 1]), this.#state.clip);
    if (box[2] - box[0] >= minPicturePoints && box[3] - box[1] >= minPicturePoints)
      this.pictures.push({ box, order: this.order });
  }

  #text(name: OperatorName, args: readonly unknown[]): void {
    if (name === 'setFont') return this.#setFont(args);
    if (name !== 'showText') return setTextState(this.#state, name, args);
    this.#isPlaced = false;
    if (Array.isArray(args[0]) && !this.#state.isMask)
      showText(this.#state, args[0], this.#layers.every(Boolean), this.order, this.glyphs);
    if (this.glyphs.length > max.glyphs) throw new PageTooComplex('glyphs');
  }

  #setFont(args: readonly unknown[]): void {
    this.#state.font = this.#context.fontOf(String(args[0])) ?? noFont;
    this.#state.fontSize = numberAt(args, 1);
  }

  #save(): void {
    this.endPicture();
    if (this.#saved.length > max.depth) throw new PageTooComplex('nested states');
    this.#saved.push(this.#state);
    this.#state = { ...this.#state };
  }

  /** The paint of a group is subject to the opacity outside of it; the paint of a soft mask is not visible at all. */
  #beginGroup(options: unknown): void {
    this.#save();
    const state = this.#state;
    state.groupAlpha *= state.fillAlpha;
    state.fillAlpha = 1;
    state.strokeAlpha = 1;
    state.isBlended = false;
    state.isMask ||=
      typeof options === 'object' &&
      options !== null &&
      'smask' in options &&
      Boolean(options.smask);
  }

  #restore(): void {
    this.endPicture();
    const saved = this.#saved.pop();
    if (saved) this.#state = saved;
  }

  #clipTo(values: unknown): void {
    if (!Array.isArray(values) && !(values instanceof Float32Array)) return;
    const box = mapBox(this.#state.ctm, [
      numberAt(values, 0),
      numberAt(values, 1),
      numberAt(values, 2),
      numberAt(values, 3),
    ]);
    this.#state.clip = intersect(this.#state.clip, box);
  }

  #beginAnnotation([, box, first, second]: readonly unknown[]): void {
    this.endPicture();
    this.#saved.push(this.#state);
    this.#state = initialState(this.#context.view);
    this.#clipTo(box);
    transform(this.#state, toMatrix(first));
    transform(this.#state, toMatrix(second));
  }

  #setGraphicsState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const entry of entries as unknown[]) {
      const [key, value] = Array.isArray(entry) ? (entry as unknown[]) : [];
      if (key === 'ca') this.#state.fillAlpha = numberAt([value], 0, 1);
      else if (key === 'CA') this.#state.strokeAlpha = numberAt([value], 0, 1);
      else if (key === 'BM') this.#state.isBlended = value !== 'source-over';
      else if (key === 'SMask') this.#state.isMasked = value !== false && value !== null;
      else if (key === 'Font' && Array.isArray(value)) this.#setFont(value as unknown[]);
    }
  }

  #path([operator, data, bounds]: readonly unknown[]): void {
    const state = this.#state;
    const box =
      bounds === null || bounds === undefined
        ? undefined
        : mapBox(state.ctm, [
            numberAt(bounds, 0),
            numberAt(bounds, 1),
            numberAt(bounds, 2),
            numberAt(bounds, 3),
          ]);
    const { operators } = this.#context;
    const isFilled = fills.some((name) => operators[name] === operator);
    if (isFilled && box) {
      this.#isPlaced = false;
      const isPlain =
        state.fillAlpha * state.groupAlpha >= 0.98 && !state.isBlended && !state.isMasked;
      if (state.fillAlpha * state.groupAlpha > 0 && !state.isMask)
        this.#addShape(
          intersect(box, state.clip),
          isPlain ? state.fill : null,
          isRectangle(Array.isArray(data) ? data[0] : undefined) && isUpright(state.ctm),
        );
    }
    if (this.#isClipPending && box) state.clip = intersect(state.clip, box);
    this.#isClipPending = false;
  }

  #addShape(box: Box, colour: string | null, isRectangle: boolean): void {
    if (box[2] - box[0] < minShape || box[3] - box[1] < minShape) return;
    if (this.shapes.length >= max.shapes) throw new PageTooComplex('shapes');
    this.shapes.push({ box, colour, isRectangle, order: this.order });
  }
}

const fills: readonly OperatorName[] = [
  'fill',
  'eoFill',
  'fillStroke',
  'eoFillStroke',
  'closeFillStroke',
  'closeEOFillStroke',
];

function colourOf(value: unknown): string | null {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : null;
}

/**
 * Follows the operators of a page and records what they paint: each glyph with position, size and colour, filled shapes, and the
 * boxes of pictures.
 * @param list of `page.getOperatorList()`, pictures left out
 * @throws PageTooComplex where the page exceeds the limits
 */
export function paintPage(list: OperatorList, context: PaintingContext): PaintedPage {
  if (list.fnArray.length > max.operators) throw new PageTooComplex('operators');
  const nameOf = new Map(operatorNames.map((name) => [context.operators[name], name]));
  const painter = new Painter(context);
  list.fnArray.forEach((operator, index) => {
    const name = nameOf.get(operator);
    painter.order = index;
    const args = list.argsArray[index];
    if (name !== undefined) painter.run(name, Array.isArray(args) ? (args as unknown[]) : []);
  });
  painter.endPicture();
  return {
    glyphs: painter.glyphs,
    shapes: painter.shapes,
    pictures: painter.pictures,
    view: context.view,
  };
}
