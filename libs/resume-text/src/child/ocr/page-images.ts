import { identity, type Matrix, multiply, toMatrix } from '../pdf/painted/matrix.ts';
import { type DecodedImage, luma } from './grey-image.ts';

/** A picture on a page; `matrix` maps the unit square to points of the page. */
export interface PlacedImage {
  readonly image: DecodedImage;
  readonly matrix: Matrix;
  /** The grey of a mask's paint; null for a picture. */
  readonly ink: number | null;
}

/** The properties of a pdf.js page that we use. */
export interface PageWithImages {
  readonly objs: ImageObjects;
  readonly commonObjs: ImageObjects;
  getOperatorList(): Promise<{
    readonly fnArray: readonly number[];
    readonly argsArray: readonly unknown[];
  }>;
}

interface ImageObjects {
  get(id: string, then: (value: unknown) => void): void;
}

/** More than in any scan; a page of thousands of tiles is a drawing. */
const maxImages = 400;

interface State {
  readonly matrix: Matrix;
  readonly ink: number;
}

function greyOf(colour: unknown): number {
  const parts = /^#(..)(..)(..)$/.exec(String(colour));
  if (!parts) return 0;
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => Number.parseInt(part, 16));
  return luma(red, green, blue);
}

const isImage = (value: unknown): value is DecodedImage & { readonly transform?: unknown } =>
  typeof value === 'object' && value !== null && 'width' in value && 'height' in value;

/** A picture that several pages share is stored with the document. */
function objectOf(page: PageWithImages, id: string): Promise<unknown> {
  return new Promise((resolve) => {
    (id.startsWith('g_') ? page.commonObjs : page.objs).get(id, resolve);
  });
}

async function imageOf(page: PageWithImages, value: unknown): Promise<unknown> {
  if (typeof value === 'string') return objectOf(page, value);
  // A mask may refer to its data by name.
  if (isImage(value) && typeof value.data === 'string') {
    const shared = await objectOf(page, value.data);
    return isImage(shared) ? { ...value, ...shared } : shared;
  }
  return value;
}

/**
 * The pictures of a page in the order in which they are painted. Clips and transparency are ignored: scanners use none.
 * @param operators numbers of pdf.js' operators by name
 */
export async function pageImages(
  page: PageWithImages,
  operators: Readonly<Record<string, number>>,
): Promise<readonly PlacedImage[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const placed: PlacedImage[] = [];
  const saved: State[] = [];
  let state: State = { matrix: identity, ink: 0 };
  const place = async (value: unknown, matrix: Matrix, ink: number | null): Promise<void> => {
    const image = await imageOf(page, value);
    if (isImage(image) && placed.length < maxImages) placed.push({ image, matrix, ink });
  };
  for (const [index, operator] of fnArray.entries()) {
    const given = argsArray[index];
    const args: readonly unknown[] = Array.isArray(given) ? given : [];
    switch (operator) {
      case operators['save']:
        saved.push(state);
        break;
      case operators['paintFormXObjectBegin']:
        saved.push(state);
        if (Array.isArray(args[0]))
          state = { ...state, matrix: multiply(state.matrix, toMatrix(args[0])) };
        break;
      case operators['restore']:
      case operators['paintFormXObjectEnd']:
        state = saved.pop() ?? state;
        break;
      case operators['transform']:
        state = { ...state, matrix: multiply(state.matrix, toMatrix(args)) };
        break;
      case operators['setFillRGBColor']:
        state = { ...state, ink: greyOf(args[0]) };
        break;
      case operators['paintImageXObject']:
      case operators['paintInlineImageXObject']:
        await place(args[0], state.matrix, null);
        break;
      case operators['paintImageMaskXObject']:
        await place(args[0], state.matrix, state.ink);
        break;
      case operators['paintImageMaskXObjectGroup']:
        for (const mask of Array.isArray(args[0]) ? (args[0] as readonly unknown[]) : [])
          if (isImage(mask))
            await place(mask, multiply(state.matrix, toMatrix(mask.transform)), state.ink);
        break;
    }
  }
  return placed;
}
