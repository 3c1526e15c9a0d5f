import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PDFParse } from 'pdf-parse';
import { joinHyphens } from './join-hyphens.ts';
import { pageText, type TextRun } from './page-text.ts';

/** What is read of a document, and how much of it there is. */
export interface ExtractedText {
  readonly text: string;
  /** Pages of the document, read or not. */
  readonly pages: number;
}

/** As much of a loaded pdf.js document as is used here. */
interface LoadedDocument {
  readonly numPages: number;
  getPage(number: number): Promise<{ getTextContent(): Promise<{ items: readonly object[] }>; cleanup(): void }>;
}

const require = createRequire(import.meta.url);
const pdfjs = dirname(createRequire(require.resolve('pdf-parse')).resolve('pdfjs-dist/package.json'));

/** pdf.js reads character maps and metrics from files: without them Chinese, Japanese and Korean text is lost. */
const resources = { cMapUrl: join(pdfjs, 'cmaps/'), cMapPacked: true, standardFontDataUrl: join(pdfjs, 'standard_fonts/') };

/** Nothing is fetched, evaluated or drawn. */
const confined = { isEvalSupported: false, useSystemFonts: false, disableFontFace: true, useWorkerFetch: false, verbosity: 0 };

/**
 * True where the end of the file is missing: objects begin after the last end mark, or there is none. pdf.js would repair
 * the file from what is left and hand out half a resume as if it were whole.
 */
function isCutOff(bytes: Buffer): boolean {
  const end = Math.max(bytes.lastIndexOf('%%EOF'), bytes.lastIndexOf('startxref'));
  return end < 0 || /\d\s+\d+\s+obj\b/.test(bytes.subarray(end).toString('latin1'));
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
    .replace(/^[ \t]+|[ \t]+$/gm, '');
}

/**
 * Reads the text of a PDF in the order of its content streams.
 * @param bytes the file
 * @param maxPages pages that are read, from the first
 * @param maxChars UTF-16 units after which no further page is read; the text is cut there
 * @throws the errors of pdf.js: `PasswordException`, `InvalidPDFException`, …
 */
export async function extractText(bytes: Buffer, maxPages: number, maxChars: number): Promise<ExtractedText> {
  const parser = new PDFParse({ data: new Uint8Array(bytes), ...resources, ...confined });
  try {
    // A private method, reached by name on purpose: `getText` drops the places from which lines are made.
    const document = (await parser['load']()) as LoadedDocument;
    if (isCutOff(bytes)) throw new Error('the end of the file is missing');
    const pages: string[] = [];
    let chars = 0;
    for (let number = 1; number <= Math.min(document.numPages, maxPages) && chars < maxChars; number++) {
      const page = await document.getPage(number);
      const content = await page.getTextContent();
      const text = pageText(content.items.filter((item): item is TextRun => 'str' in item));
      page.cleanup();
      chars += text.length;
      pages.push(text);
    }
    const text = joinHyphens(pages.join('\n\n'));
    return { text: plainCharacters(text).slice(0, maxChars), pages: document.numPages };
  } finally {
    await parser.destroy();
  }
}
