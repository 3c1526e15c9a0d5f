import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { GreyImage } from './grey-image.ts';

interface TesseractApi {
  Init(path: null, languages: string, mode: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetUTF8Text(): string;
  MeanTextConf(): number;
}
/** The parts of tesseract's API that we use; the package has no types. */
export interface Tesseract {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
}

const require = createRequire(import.meta.url);
/** The build with the neural recogniser only, using vector instructions that all processors of the last fifteen years have. */
const core = 'tesseract.js-core/tesseract-core-simd-lstm.js';
const neuralMode = 1;
/**
 * The threshold between ink and paper is local (Sauvola's method): with one threshold for the page, a grey sheet on a white page, or one in the shadow of a
 * hand, would count as ink as a whole.
 */
const localThreshold = '2';

/** What was recognised in a picture. */
export interface Recognised {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
}

const newline = 0x0a;

/** The simplest image format that tesseract reads. */
function asPgm({ width, height, pixels }: GreyImage): Uint8Array {
  return Buffer.concat([
    Buffer.from(`P5\n${width} ${height}\n255`),
    Buffer.from([newline]),
    pixels,
  ]);
}

/** The orientation of a page: degrees by which it must be rotated clockwise to be upright. */
export type Turn = 0 | 90 | 180 | 270;

/** The orientations of photographs by Exif, as tesseract takes them. */
const orientations: Readonly<Record<Turn, number>> = { 0: 1, 90: 6, 180: 3, 270: 8 };

/** Compiles tesseract, in some 50 ms. It takes 60 MB and is never freed: a child reads one scan and ends. */
export function loadTesseract(): Promise<Tesseract> {
  const load = require(core) as (options: object) => Promise<Tesseract>;
  return load({});
}

function loadLanguage({ FS }: Tesseract, language: string): void {
  const path = require.resolve(
    `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`,
  );
  FS.writeFile(`./${language}.traineddata`, gunzipSync(readFileSync(path)));
}

/** Recognises letters in pictures, in one thread. */
export class Recogniser {
  readonly #tesseract: Tesseract;
  readonly #api: TesseractApi;

  /** Loads the languages, each in some 40 ms. @param languages as tesseract names them */
  constructor(tesseract: Tesseract, languages: readonly string[]) {
    this.#tesseract = tesseract;
    for (const language of languages) loadLanguage(tesseract, language);
    this.#api = new tesseract.TessBaseAPI();
    if (this.#api.Init(null, languages.join('+'), neuralMode) !== 0)
      throw new Error('the recogniser did not start');
    this.#api.SetVariable('thresholding_method', localThreshold);
  }

  /** @param picture of a page or a part of it, best at 200 to 300 dpi */
  recognise(picture: GreyImage, turn: Turn): Recognised {
    this.#tesseract.FS.writeFile('/input', asPgm(picture));
    if (this.#api.SetImageFile(orientations[turn], 0) === 1)
      throw new Error('the recogniser could not read a page');
    this.#api.Recognize(null);
    return { text: this.#api.GetUTF8Text(), confidence: this.#api.MeanTextConf() };
  }
}
