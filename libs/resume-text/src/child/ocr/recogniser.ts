import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { GreyImage } from './grey-image.ts';

/** The parts of tesseract's API that we use; the package has no types. */
interface TesseractApi {
  Init(path: null, languages: string, mode: number): number;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetUTF8Text(): string;
  MeanTextConf(): number;
}
interface Tesseract {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
}

const require = createRequire(import.meta.url);
/** The neural recogniser alone, with the vector instructions that all processors of the last fifteen years have. */
const core = 'tesseract.js-core/tesseract-core-simd-lstm.js';
const neuralMode = 1;

/**
 * The languages that are read, as tesseract names them. All at once: a resume has names, places and words of several, which one language alone
 * gets wrong. Measured on five pages: .992 of the words instead of .987 with the right language, for a third more time.
 */
const languages = ['eng', 'deu', 'fra', 'spa', 'swe'];

/** What was recognised in a picture. */
export interface Recognised {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
}

const newline = 0x0a;

/** The simplest format of pictures that tesseract reads. */
function asPgm({ width, height, pixels }: GreyImage): Uint8Array {
  return Buffer.concat([
    Buffer.from(`P5\n${width} ${height}\n255`),
    Buffer.from([newline]),
    pixels,
  ]);
}

/** Recognises letters in pictures, in one thread. It takes some 130 MB and is never freed: a child reads one scan and ends. */
export class Recogniser {
  readonly #tesseract: Tesseract;
  readonly #api: TesseractApi;

  private constructor(tesseract: Tesseract, api: TesseractApi) {
    this.#tesseract = tesseract;
    this.#api = api;
  }

  /** Compiles the recogniser and loads its languages, in some 300 ms. */
  static async start(): Promise<Recogniser> {
    const load = require(core) as (options: object) => Promise<Tesseract>;
    const tesseract = await load({});
    for (const language of languages) {
      const path = require.resolve(
        `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`,
      );
      tesseract.FS.writeFile(`./${language}.traineddata`, gunzipSync(readFileSync(path)));
    }
    const api = new tesseract.TessBaseAPI();
    if (api.Init(null, languages.join('+'), neuralMode) !== 0)
      throw new Error('the recogniser did not start');
    return new Recogniser(tesseract, api);
  }

  /** @param page a picture of a page, best at 200 to 300 dpi */
  recognise(page: GreyImage): Recognised {
    this.#tesseract.FS.writeFile('/input', asPgm(page));
    if (this.#api.SetImageFile(1, 0) === 1) throw new Error('the recogniser could not read a page');
    this.#api.Recognize(null);
    return { text: this.#api.GetUTF8Text(), confidence: this.#api.MeanTextConf() };
  }
}
