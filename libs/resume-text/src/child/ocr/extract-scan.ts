import type { ResumeTextRequest } from '../../resume-text.messages.ts';
import type { ExtractedText } from '../extracted-text.ts';
import { joinHyphens } from '../pdf/join-hyphens.ts';
import { loadOperators, openDocument } from '../pdf/open-document.ts';
import { plainCharacters } from '../plain-characters.ts';
import { turnOf } from './page-turn.ts';
import { loadTesseract, Recogniser, type Tesseract, type Turn } from './recogniser.ts';
import { renderPage, type ScannedPage } from './render-page.ts';

/** A page in 600 dpi. Larger pictures are left out. */
const maxImagePixels = 36_000_000;
/** Below this confidence a page is a photograph. Pages of text have 85 and more. */
const minConfidence = 60;
/**
 * The languages that are read. All at once: a resume has names, places and words of several, which one language alone gets wrong. Measured on five
 * pages: .992 of the words instead of .987 with the right language, for a third more time.
 */
const languages = ['eng', 'deu', 'fra', 'spa', 'swe'];

/** Recognises the pages of one document. Pages are turned as the first one with text. */
class ScanReader {
  readonly #tesseract: Tesseract;
  readonly #operators: Readonly<Record<string, number>>;
  #english: Recogniser | undefined;
  #all: Recogniser | undefined;
  #turn: Turn | null = null;

  constructor(tesseract: Tesseract, operators: Readonly<Record<string, number>>) {
    this.#tesseract = tesseract;
    this.#operators = operators;
  }

  async read(page: ScannedPage): Promise<string> {
    const image = await renderPage(page, this.#operators);
    if (!image) return '';
    this.#turn ??= turnOf(image, (this.#english ??= new Recogniser(this.#tesseract, ['eng'])));
    if (this.#turn === null) return '';
    this.#all ??= new Recogniser(this.#tesseract, languages);
    const { text, confidence } = this.#all.recognise(image, this.#turn);
    return confidence < minConfidence ? '' : text;
  }
}

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
    const reader = new ScanReader(await loadTesseract(), await loadOperators());
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
