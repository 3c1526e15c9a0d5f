import type { ResumeTextRequest } from '../../resume-text.messages.ts';
import type { ExtractedText } from '../extracted-text.ts';
import { joinHyphens } from '../pdf/join-hyphens.ts';
import { loadOperators, openDocument } from '../pdf/open-document.ts';
import { plainCharacters } from '../plain-characters.ts';
import { Recogniser, type Recognised } from './recogniser.ts';
import { renderPage, type ScannedPage } from './render-page.ts';

/** A page in 600 dpi. Larger pictures are left out. */
const maxImagePixels = 36_000_000;
/** Below this confidence a page is a photograph, or stands on its head. Pages of text have 85 and more. */
const minConfidence = 60;
const turns = [0, 180, 90, 270] as const;

const nothing: Recognised = { text: '', confidence: 0 };

/** Recognises the pages of one document. Pages are turned as the first one with text. */
class ScanReader {
  readonly #recogniser: Recogniser;
  readonly #operators: Readonly<Record<string, number>>;
  #turn: number | undefined;

  constructor(recogniser: Recogniser, operators: Readonly<Record<string, number>>) {
    this.#recogniser = recogniser;
    this.#operators = operators;
  }

  async read(page: ScannedPage): Promise<string> {
    if (this.#turn !== undefined) return textOf(await this.#recognise(page, this.#turn));
    let best = nothing;
    for (const turn of turns) {
      const found = await this.#recognise(page, turn);
      if (found.confidence > best.confidence) best = found;
      if (found.confidence < minConfidence) continue;
      this.#turn = turn;
      return textOf(found);
    }
    return textOf(best);
  }

  async #recognise(page: ScannedPage, turn: number): Promise<Recognised> {
    const image = await renderPage(page, this.#operators, turn);
    return image ? this.#recogniser.recognise(image) : nothing;
  }
}

const textOf = ({ text, confidence }: Recognised): string =>
  confidence < minConfidence ? '' : text;

/** What the recogniser confuses: a bar for "I" at the start of a sentence, and paragraphs between the items of a list. */
const mended = (text: string): string =>
  text.replace(/(^|[.!?:] )\| (?=\p{Ll})/gmu, '$1I ').replace(/\n{2,4}(?=[-•] )/g, '\n');

/**
 * Recognises the text of a scanned PDF.
 * @throws the errors of pdf.js
 */
export async function extractScan({
  bytes,
  maxPages,
  maxChars,
}: ResumeTextRequest): Promise<ExtractedText> {
  const { document, close } = await openDocument(Buffer.from(bytes), maxImagePixels);
  try {
    const recogniser = await Recogniser.start();
    const reader = new ScanReader(recogniser, await loadOperators());
    const texts: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, maxPages); number++) {
      const page = (await document.getPage(number)) as unknown as ScannedPage;
      texts.push(await reader.read(page));
      page.cleanup();
    }
    const text = joinHyphens(mended(texts.join('\n\n')));
    return {
      text: plainCharacters(text).slice(0, maxChars),
      pages: document.numPages,
      // Text below a scan is what another program recognised, or nothing of the document.
      hidden: [],
      isDamaged: false,
      hasPictures: true,
    };
  } finally {
    await close();
  }
}
