import type { HiddenText } from '../../hidden-text.ts';
import type { ResumeTextRequest } from '../../resume-text.messages.ts';
import { hiddenLimits } from '../../hidden-text.ts';
import type { ExtractedText } from '../extracted-text.ts';
import { plainCharacters } from '../plain-characters.ts';
import { isCutOff, isShifted } from './damage.ts';
import { joinHyphens } from './join-hyphens.ts';
import { namedGlyphs } from './named-glyphs.ts';
import {
  loadOperators,
  type LoadedDocument,
  type LoadedPage,
  openDocument,
} from './open-document.ts';
import { joinPages } from './join-pages.ts';
import { readPage, type ReadPage } from './read-page.ts';

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A file, and how much of it is read. */
interface Extent {
  readonly bytes: Buffer;
  /** Pages to read, from the first. */
  readonly maxPages: number;
  /** UTF-16 units after which no further page is read; the text is truncated there. */
  readonly maxChars: number;
}

/** Fewer letters than in a heading and a page number. */
const minLetters = 50;
const looksScanned = ({ isPictured, text }: ReadPage): boolean =>
  isPictured && (text.match(/\p{L}/gu)?.length ?? 0) < minLetters;

/** A page whose text was recognised by OCR. */
const recognisedPage = (text: string): ReadPage => ({
  layout: null,
  text,
  hidden: [],
  hasPictures: true,
  isPictured: true,
});

/** Recognises the text of some pages of an open document. */
export interface PageRecogniser {
  readonly pages: ReadonlySet<number>;
  recognise(page: LoadedPage): Promise<string>;
}

/**
 * Reads the pages of an open PDF in reading order.
 * @param bytes the file
 * @param recogniser for the pages that are scanned
 */
export async function readPages(
  document: LoadedDocument,
  { bytes, maxPages, maxChars }: Extent,
  recogniser?: PageRecogniser,
): Promise<ExtractedText> {
  const layers = await document.getOptionalContentConfig();
  const context = {
    operators: await loadOperators(),
    isLayerVisible: (properties: unknown) => layers.isVisible(properties),
    namedGlyphs: once(() => namedGlyphs(bytes)),
  };
  const pages: ReadPage[] = [];
  const recognised = new Set<ReadPage>();
  const hidden: HiddenText[] = [];
  let chars = 0;
  for (
    let number = 1;
    number <= Math.min(document.numPages, maxPages) && chars < maxChars;
    number++
  ) {
    const page = await document.getPage(number);
    const isScanned = recogniser?.pages.has(number) === true;
    const read = isScanned
      ? recognisedPage(await recogniser.recognise(page))
      : await readPage(page, context);
    page.cleanup();
    chars += read.text.length;
    pages.push(read);
    if (isScanned) recognised.add(read);
    hidden.push(...read.hidden.map((passage) => ({ ...passage, page: number })));
  }
  const isWanted = (page: ReadPage): boolean =>
    recogniser ? recognised.has(page) && page.text !== '' : looksScanned(page);
  const hasPictures = pages.some((page) => page.hasPictures);
  return {
    text: plainCharacters(joinHyphens(joinPages(pages, recognised))).slice(0, maxChars),
    pages: document.numPages,
    hidden: hidden.slice(0, hiddenLimits.passages),
    isDamaged: isShifted(bytes) && !hasPictures,
    hasPictures,
    scannedPages: pages.flatMap((page, index) => (isWanted(page) ? [index + 1] : [])),
  };
}

/**
 * Extracts the visible text of a PDF in reading order.
 * @throws the errors of pdf.js: `PasswordException`, `InvalidPDFException`, …
 */
export async function extractText(request: ResumeTextRequest): Promise<ExtractedText> {
  const bytes = Buffer.from(request.bytes);
  const { document, close } = await openDocument(bytes);
  try {
    if (isCutOff(bytes)) throw new Error('the end of the file is missing');
    return await readPages(document, { ...request, bytes });
  } finally {
    await close();
  }
}
