import { multiply, toMatrix } from '../pdf/painted/matrix.ts';
import { type GreyImage, paintImage, toGrey } from './grey-image.ts';
import { type PageWithImages, pageImages, type PlacedImage } from './page-images.ts';

/** A page of pdf.js that can be measured. */
export interface ScannedPage extends PageWithImages {
  getViewport(options: { readonly scale: number }): {
    readonly width: number;
    readonly height: number;
    readonly transform: readonly number[];
  };
  cleanup(): void;
}

/** Pixels per point. Text of 11 pt is recognised best between 200 and 300 dpi. */
const scales = { min: 200 / 72, max: 300 / 72 } as const;
/** A3 at 200 dpi. Larger pages are scaled down. */
const maxPixels = 9_000_000;

/** The resolution of a page's largest picture. */
function scaleOf(images: readonly PlacedImage[], width: number, height: number): number {
  const native = Math.max(
    0,
    ...images.map(({ image, matrix: [a, b, c, d] }) =>
      Math.sqrt((image.width * image.height) / Math.max(1, Math.abs(a * d - b * c))),
    ),
  );
  const fitting = Math.sqrt(maxPixels / Math.max(1, width * height));
  return Math.min(Math.max(scales.min, Math.min(scales.max, native)), fitting);
}

/** Paints only the pictures of a page, in grey. @returns null if it has none */
export async function renderPage(
  page: ScannedPage,
  operators: Readonly<Record<string, number>>,
): Promise<GreyImage | null> {
  const images = await pageImages(page, operators);
  if (images.length === 0) return null;
  const points = page.getViewport({ scale: 1 });
  const view = page.getViewport({ scale: scaleOf(images, points.width, points.height) });
  const [width, height] = [
    Math.max(1, Math.round(view.width)),
    Math.max(1, Math.round(view.height)),
  ];
  const canvas = { width, height, pixels: new Uint8Array(width * height).fill(255) };
  for (const { image, matrix, ink } of images) {
    const grey = toGrey(image, ink);
    if (grey) paintImage(canvas, grey, multiply(toMatrix(view.transform), matrix), ink !== null);
  }
  return canvas;
}
