import type { GreyImage } from './grey-image.ts';
import type { Recogniser, Turn } from './recogniser.ts';

const turns: readonly Turn[] = [0, 180, 90, 270];
/** With the English model alone, upside-down text stays below 50, and text in other languages is above 80. */
const minConfidence = 65;

/** A part of a page has about 150 letters. A whole page that is not upright takes ten times as long as one that is. */
const parts = { across: 4, down: 8 } as const;

/** Sum of differences between adjacent pixels: higher for text than for photographs, and lowest for blank paper. */
function contrastOf({ width, pixels }: GreyImage, left: number, top: number, part: Size): number {
  let sum = 0;
  for (let y = top + 1; y < top + part.height; y += 3)
    for (let x = left + 1; x < left + part.width; x += 3) {
      const at = y * width + x;
      const pixel = pixels[at] ?? 255;
      sum +=
        Math.abs(pixel - (pixels[at - 1] ?? 255)) + Math.abs(pixel - (pixels[at - width] ?? 255));
    }
  return sum;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function cutOut(page: GreyImage, left: number, top: number, { width, height }: Size): GreyImage {
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * page.width + left;
    pixels.set(page.pixels.subarray(from, from + width), y * width);
  }
  return { width, height, pixels };
}

/** The part with most text among some rows of parts. */
function densest(page: GreyImage, firstRow: number, rows: number): GreyImage {
  const size = {
    width: Math.floor(page.width / parts.across),
    height: Math.floor(page.height / parts.down),
  };
  const places = Array.from({ length: rows * parts.across }, (_, index) => {
    const left = (index % parts.across) * size.width;
    const top = (firstRow + Math.floor(index / parts.across)) * size.height;
    return { left, top, contrast: contrastOf(page, left, top, size) };
  });
  const { left, top } = places.reduce((one, other) =>
    other.contrast > one.contrast ? other : one,
  );
  return cutOut(page, left, top, size);
}

/**
 * Detects the orientation of a page from a small part of it, or from another part if the first is a picture or a code.
 * @param english recognises English, whose letters the other languages share
 * @returns null if nothing is recognised with confidence, as in a photograph or handwriting
 */
export function turnOf(page: GreyImage, english: Recogniser): Turn | null {
  const half = parts.down / 2;
  for (const firstRow of [0, half]) {
    const part = densest(page, firstRow, half);
    for (const turn of turns)
      if (english.recognise(part, turn).confidence >= minConfidence) return turn;
  }
  return null;
}
