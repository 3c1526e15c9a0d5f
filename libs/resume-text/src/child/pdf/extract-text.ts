import type { HiddenText } from '../../hidden-text.ts';
import { hiddenLimits } from '../../hidden-text.ts';
import type { ExtractedText } from '../extracted-text.ts';
import { plainCharacters } from '../plain-characters.ts';
import { isCutOff, isShifted } from './damage.ts';
import { joinHyphens } from './join-hyphens.ts';
import { namedGlyphs } from './named-glyphs.ts';
import { loadOperators, openDocument } from './open-document.ts';
import { joinPages } from './join-pages.ts';
import { readPage, type ReadPage } from './read-page.ts';

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/**
 * Extracts the visible text of a PDF in reading order.
 * @param bytes the file
 * @param maxPages number of pages to read, from the first
 * @param maxChars UTF-16 units after which no further page is read; the text is truncated there
 * @throws the errors of pdf.js: `PasswordException`, `InvalidPDFException`, …
 */
export async function extractText(
  bytes: Buffer,
  maxPages: number,
  maxChars: number,
): Promise<ExtractedText> {
  const { document, close } = await openDocument(bytes);
  try {
    if (isCutOff(bytes)) throw new Error('the end of the file is missing');
    const layers = await document.getOptionalContentConfig();
    const context = {
      operators: await loadOperators(),
      isLayerVisible: (properties: unknown) => layers.isVisible(properties),
      namedGlyphs: once(() => namedGlyphs(bytes)),
    };
    const pages: ReadPage[] = [];
    const hidden: HiddenText[] = [];
    let chars = 0;
    for (
      let number = 1;
      number <= Math.min(document.numPages, maxPages) && chars < maxChars;
      number++
    ) {
      const page = await document.getPage(number);
      const read = await readPage(page, context);
      page.cleanup();
      chars += read.text.length;
      pages.push(read);
      hidden.push(...read.hidden.map((passage) => ({ ...passage, page: number })));
    }
    const text = joinHyphens(joinPages(pages));
    const hasPictures = pages.some((page) => page.hasPictures);
    return {
      text: plainCharacters(text).slice(0, maxChars),
      pages: document.numPages,
      hidden: hidden.slice(0, hiddenLimits.passages),
      isDamaged: isShifted(bytes) && !hasPictures,
      hasPictures,
    };
  } finally {
    await close();
  }
}
