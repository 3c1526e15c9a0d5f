import type { GreyImage } from './grey-image.ts';
import type { Recogniser, Turn } from './recogniser.ts';

const turns: readonly Turn[] = [0, 180, 90, 270];
/** In English alone: letters that stand on their head are below 50, those of other languages above 80. */
const minConfidence = 65;

/** A part of a page has some 150 letters. A whole page that does not lie upright takes ten times as long as one that does. */
const parts = { across: 4, down: 8 } as const;

/** Differences between pixels next to each other: letters have more than photographs, and those more than blank paper. */
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

/** The part with most letters among some rows of parts. */
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
 * How a page lies, by a small part of it; by another one where the first is a picture or a code.
 * @param english recognises English, whose letters the other languages share
 * @returns null where nothing is recognised with confidence: a photograph, or handwriting
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
