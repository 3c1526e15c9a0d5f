import { type GreyImage, paintImage, toGrey } from './grey-image.js';

const page = (width: number, height: number): GreyImage => ({
  width,
  height,
  pixels: new Uint8Array(width * height).fill(255),
});

describe('toGrey', () => {
  it.each([
    [
      'one bit a pixel',
      { width: 3, height: 2, kind: 1, data: new Uint8Array([0b0100_0000, 0b1010_0000]) },
      null,
      [0, 255, 0, 255, 0, 255],
    ],
    [
      'a mask in grey paint',
      { width: 2, height: 1, data: new Uint8Array([0b0100_0000]) },
      90,
      [90, 255],
    ],
    [
      'RGB',
      { width: 2, height: 1, kind: 2, data: new Uint8Array([255, 0, 0, 0, 0, 255]) },
      null,
      [76, 29],
    ],
    [
      'RGBA on white',
      { width: 2, height: 1, kind: 3, data: new Uint8Array([0, 0, 0, 0, 0, 0, 0, 255]) },
      null,
      [255, 0],
    ],
  ])('reads %s', (_, image, ink, pixels) => {
    expect([...(toGrey(image, ink)?.pixels ?? [])]).toEqual(pixels);
  });

  it('leaves out what pdf.js did not decode', () => {
    expect(toGrey({ width: 9_000, height: 9_000, data: null }, null)).toBeNull();
  });
});

describe('paintImage', () => {
  const picture = { width: 2, height: 2, pixels: new Uint8Array([10, 20, 30, 40]) };

  it.each<[string, readonly [number, number, number, number, number, number], readonly number[]]>([
    ['upright, as pages have their rows from the top', [2, 0, 0, -2, 0, 2], [10, 20, 30, 40]],
    ['on its head', [-2, 0, 0, 2, 2, 0], [40, 30, 20, 10]],
    ['on its side', [0, 2, 2, 0, 0, 0], [30, 10, 40, 20]],
  ])('paints %s', (_, matrix, pixels) => {
    const canvas = page(2, 2);
    paintImage(canvas, picture, matrix, false);
    expect([...canvas.pixels]).toEqual(pixels);
  });

  it('averages where it reduces, and leaves the page where there is no picture', () => {
    const canvas = page(2, 1);
    paintImage(canvas, picture, [1, 0, 0, -1, 1, 1], false);
    expect([...canvas.pixels]).toEqual([255, 25]);
  });

  it('keeps what is below the blank parts of a mask', () => {
    const canvas = page(2, 2);
    canvas.pixels.fill(100);
    paintImage(
      canvas,
      { ...picture, pixels: new Uint8Array([0, 255, 255, 0]) },
      [2, 0, 0, -2, 0, 2],
      true,
    );
    expect([...canvas.pixels]).toEqual([0, 100, 100, 0]);
  });

  it('ignores a picture without an area', () => {
    const canvas = page(1, 1);
    paintImage(canvas, picture, [0, 0, 0, 0, 0, 0], false);
    expect([...canvas.pixels]).toEqual([255]);
  });
});
