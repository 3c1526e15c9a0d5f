import { type Matrix } from '../pdf/painted/matrix.ts';

/** A picture with one byte a pixel: 0 is black, 255 white. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A picture as pdf.js decodes it; `kind` is 1 for one bit a pixel, 2 for RGB, 3 for RGBA. */
export interface DecodedImage {
  readonly width: number;
  readonly height: number;
  readonly kind?: number;
  readonly data?: Uint8Array | Uint8ClampedArray | null;
}

/** Luma of a colour. Source: ITU-R BT.601 */
export const luma = (red: number, green: number, blue: number): number =>
  (299 * red + 587 * green + 114 * blue) / 1_000;

/**
 * @param ink the grey of a mask's paint, which covers its 0 bits; a picture of one bit a pixel has white 1 bits
 * @returns null for pictures without data
 */
export function toGrey(
  { width, height, kind, data }: DecodedImage,
  ink: number | null,
): GreyImage | null {
  if (!data || width < 1 || height < 1) return null;
  const pixels = new Uint8Array(width * height);
  if (kind === 2 || kind === 3) {
    const step = kind + 1;
    for (let at = 0, from = 0; at < pixels.length; at++, from += step) {
      const grey = luma(data[from] ?? 255, data[from + 1] ?? 255, data[from + 2] ?? 255);
      const alpha = kind === 3 ? (data[from + 3] ?? 255) / 255 : 1;
      pixels[at] = 255 - alpha * (255 - grey);
    }
    return { width, height, pixels };
  }
  const rowBytes = (width + 7) >> 3;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const bit = ((data[y * rowBytes + (x >> 3)] ?? 255) >> (7 - (x & 7))) & 1;
      pixels[y * width + x] = bit === 1 ? 255 : (ink ?? 0);
    }
  return { width, height, pixels };
}

/** Maximum samples per pixel along each axis when a picture is scaled down. */
const maxSamples = 4;

/**
 * Paints a picture onto a page.
 * @param toPage maps the unit square, in which a PDF draws pictures, to pixels of the page
 * @param isMask leaves the page as it is where the picture is white
 */
export function paintImage(
  page: GreyImage,
  image: GreyImage,
  toPage: Matrix,
  isMask: boolean,
): void {
  const [a, b, c, d, e, f] = toPage;
  const area = Math.abs(a * d - b * c);
  if (area < 1e-9) return;
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...xs))),
    Math.min(page.width, Math.ceil(Math.max(...xs))),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...ys))),
    Math.min(page.height, Math.ceil(Math.max(...ys))),
  ];
  const toImage = inverse(toPage, image);
  // Pixels of the picture per pixel of the page.
  const ratio = Math.sqrt((image.width * image.height) / area);
  const samples = Math.max(1, Math.min(maxSamples, Math.round(ratio)));
  const greyAt = ratio < 1 ? smooth : averageOf(samples);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const grey = greyAt(image, toImage, x, y);
      if (grey < 0) continue;
      const at = y * page.width + x;
      page.pixels[at] = isMask ? Math.min(page.pixels[at] ?? 255, grey) : grey;
    }
}

/** Maps pixels of the page to those of a picture, whose first row is at the top of the unit square. */
function inverse([a, b, c, d, e, f]: Matrix, { width, height }: GreyImage): Matrix {
  const [across, down] = [width / (a * d - b * c), height / (a * d - b * c)];
  return [
    d * across,
    b * down,
    -c * across,
    -a * down,
    (c * f - d * e) * across,
    height - (b * e - a * f) * down,
  ];
}

const outside = -1;

/*
 * These run for each of the millions of pixels of a page: access by index without creating objects takes a quarter of the time.
 */

/** Interpolates between four pixels when a picture is enlarged. */
function smooth({ width, height, pixels }: GreyImage, to: Matrix, x: number, y: number): number {
  const column = to[0] * (x + 0.5) + to[2] * (y + 0.5) + to[4];
  const row = to[1] * (x + 0.5) + to[3] * (y + 0.5) + to[5];
  if (column < 0 || column >= width || row < 0 || row >= height) return outside;
  const left = Math.max(0, Math.floor(column - 0.5));
  const top = Math.max(0, Math.floor(row - 0.5));
  const right = Math.min(width - 1, Math.floor(column + 0.5));
  const bottom = Math.min(height - 1, Math.floor(row + 0.5));
  const dx = Math.max(0, column - 0.5 - left);
  const dy = Math.max(0, row - 0.5 - top);
  const above =
    (pixels[top * width + left] ?? 255) * (1 - dx) + (pixels[top * width + right] ?? 255) * dx;
  const below =
    (pixels[bottom * width + left] ?? 255) * (1 - dx) +
    (pixels[bottom * width + right] ?? 255) * dx;
  return above * (1 - dy) + below * dy;
}

/** The mean of the pixels below a pixel of the page, for a picture that is scaled down. */
function averageOf(samples: number): typeof smooth {
  return ({ width, height, pixels }, to, x, y) => {
    let sum = 0;
    let count = 0;
    for (let down = 0.5; down < samples; down++)
      for (let across = 0.5; across < samples; across++) {
        const px = x + across / samples;
        const py = y + down / samples;
        const column = Math.floor(to[0] * px + to[2] * py + to[4]);
        const row = Math.floor(to[1] * px + to[3] * py + to[5]);
        if (column < 0 || column >= width || row < 0 || row >= height) continue;
        sum += pixels[row * width + column] ?? 255;
        count++;
      }
    return count === 0 ? outside : sum / count;
  };
}
