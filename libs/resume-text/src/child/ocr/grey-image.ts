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

/** Up to this many samples a pixel along each axis, where a picture is reduced. */
const maxSamples = 4;

/**
 * Paints a picture onto a page.
 * @param toPage takes the unit square, in which a PDF draws pictures, to pixels of the page
 * @param isMask leaves the page as it is where the picture is white
 */
export function paintImage(
  page: GreyImage,
  image: GreyImage,
  toPage: Matrix,
  isMask: boolean,
): void {
  const [a, b, c, d, e, f] = toPage;
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-9) return;
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
  // Pixels of the picture for each pixel of the page.
  const ratio = Math.sqrt((image.width * image.height) / Math.abs(determinant));
  const samples = Math.max(1, Math.min(maxSamples, Math.round(ratio)));
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      let sum = 0;
      let count = 0;
      for (let sample = 0; sample < samples * samples; sample++) {
        const px = x + ((sample % samples) + 0.5) / samples - e;
        const py = y + (Math.floor(sample / samples) + 0.5) / samples - f;
        const u = (d * px - c * py) / determinant;
        const v = (a * py - b * px) / determinant;
        if (u < 0 || u >= 1 || v < 0 || v >= 1) continue;
        // The first row of a picture is at the top of the square.
        sum += ratio < 1 ? smooth(image, u, 1 - v) : nearest(image, u, 1 - v);
        count++;
      }
      if (count === 0) continue;
      const at = y * page.width + x;
      const grey = sum / count;
      page.pixels[at] = isMask ? Math.min(page.pixels[at] ?? 255, grey) : grey;
    }
}

const pixelAt = ({ width, height, pixels }: GreyImage, x: number, y: number): number =>
  pixels[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] ?? 255;

const nearest = (image: GreyImage, u: number, v: number): number =>
  pixelAt(image, Math.floor(u * image.width), Math.floor(v * image.height));

/** Between four pixels, where a picture is enlarged. */
function smooth(image: GreyImage, u: number, v: number): number {
  const [x, y] = [u * image.width - 0.5, v * image.height - 0.5];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const above = pixelAt(image, left, top) * (1 - dx) + pixelAt(image, left + 1, top) * dx;
  const below = pixelAt(image, left, top + 1) * (1 - dx) + pixelAt(image, left + 1, top + 1) * dx;
  return above * (1 - dy) + below * dy;
}
