import type { HiddenText } from '../hidden-text.ts';
import { hiddenLimits } from '../hidden-text.ts';
import { isCutOff, isShifted } from './damage.ts';
import { joinHyphens } from './join-hyphens.ts';
import { namedGlyphs } from './named-glyphs.ts';
import { loadOperators, openDocument } from './open-document.ts';
import { joinPages } from './join-pages.ts';
import { readPage, type ReadPage } from './read-page.ts';

/** What is read of a document, and how much of it there is. */
export interface ExtractedText {
  readonly text: string;
  /** Pages of the document, read or not. */
  readonly pages: number;
  readonly hidden: readonly HiddenText[];
  /** The file had to be repaired and holds no picture: if little text was found, the rest is lost rather than scanned. */
  readonly isDamaged: boolean;
}

/**
 * Marks that nobody sees keep a word from being found, spaces of all widths are spaces, and the private characters of icon and
 * symbol fonts mean nothing outside their font, but for the bullet.
 */
function plainCharacters(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u200c\u2060]/g, '')
    .replace(/[\uf0b7\uf0a7]/g, '•')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\ue000-\uf8ff]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/^[ \t]+|(?<![ \t])[ \t]+$/gm, '');
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * Reads the text of a PDF in reading order, without what nobody sees.
 * @param bytes the file
 * @param maxPages pages that are read, from the first
 * @param maxChars UTF-16 units after which no further page is read; the text is cut there
 * @throws the errors of pdf.js: `PasswordException`, `InvalidPDFException`, …
 */
export async function extractText(bytes: Buffer, maxPages: number, maxChars: number): Promise<ExtractedText> {
  const { document, close } = await openDocument(bytes);
  try {
    if (isCutOff(bytes)) throw new Error('the end of the file is missing');
    const layers = await document.getOptionalContentConfig();
    const context = { operators: await loadOperators(), isLayerVisible: (properties: unknown) => layers.isVisible(properties), namedGlyphs: once(() => namedGlyphs(bytes)) };
    const pages: ReadPage[] = [];
    const hidden: HiddenText[] = [];
    let chars = 0;
    for (let number = 1; number <= Math.min(document.numPages, maxPages) && chars < maxChars; number++) {
      const page = await document.getPage(number);
      const read = await readPage(page, context);
      page.cleanup();
      chars += read.text.length;
      pages.push(read);
      hidden.push(...read.hidden.map((passage) => ({ ...passage, page: number })));
    }
    const text = joinHyphens(joinPages(pages));
    return { text: plainCharacters(text).slice(0, maxChars), pages: document.numPages, hidden: hidden.slice(0, hiddenLimits.passages), isDamaged: isShifted(bytes) && !pages.some(({ hasPictures }) => hasPictures) };
  } finally {
    await close();
  }
}
