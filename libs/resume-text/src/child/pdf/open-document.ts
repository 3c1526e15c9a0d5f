import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
// Before pdf.js, which needs it when it is loaded.
import './geometry.ts';
import { PDFParse } from 'pdf-parse';
import type { OperatorList } from './painted/paint-page.ts';

/** The properties of a font that we use. */
export interface LoadedFont {
  readonly name?: unknown;
  readonly fontMatrix?: unknown;
  readonly isType3Font?: unknown;
  readonly bbox?: unknown;
  readonly vertical?: unknown;
  readonly defaultVMetrics?: unknown;
}

/** The properties of a pdf.js page that we use. */
export interface LoadedPage {
  readonly view: readonly number[];
  readonly commonObjs: { has(name: string): boolean; get(name: string): LoadedFont | null };
  getOperatorList(): Promise<OperatorList>;
  getTextContent(): Promise<{ readonly items: readonly object[] }>;
  cleanup(): void;
}

/** The properties of a pdf.js document that we use. */
export interface LoadedDocument {
  readonly numPages: number;
  getPage(number: number): Promise<LoadedPage>;
  getOptionalContentConfig(): Promise<{ isVisible(properties: unknown): boolean }>;
}

const require = createRequire(import.meta.url);
const pdfjs = dirname(
  createRequire(require.resolve('pdf-parse')).resolve('pdfjs-dist/package.json'),
);

/** pdf.js reads character maps and metrics from files; without them Chinese, Japanese and Korean text is lost. */
const resources = {
  cMapUrl: join(pdfjs, 'cmaps/'),
  cMapPacked: true,
  standardFontDataUrl: join(pdfjs, 'standard_fonts/'),
};

/** Discards the rules that load fonts into a browser: without a document, pdf.js would draw an outline of every letter instead. */
const forgetfulDocument = {
  documentElement: { getElementsByTagName: () => [{ append: () => undefined }] },
  createElement: () => ({ sheet: { cssRules: [], insertRule: () => 0 }, remove: () => undefined }),
};

/** Does not fetch, evaluate or render anything, and by default does not decode pictures. */
const sandboxed = {
  isEvalSupported: false,
  useSystemFonts: false,
  disableFontFace: false,
  ownerDocument: forgetfulDocument,
  useWorkerFetch: false,
  verbosity: 0,
};

/** Numbers of the operators by name. */
export async function loadOperators(): Promise<Readonly<Record<string, number>>> {
  const { OPS } = (await import(pathToFileURL(join(pdfjs, 'legacy/build/pdf.mjs')).href)) as {
    OPS: Readonly<Record<string, number>>;
  };
  return OPS;
}

/** A document and the function that closes it. */
export interface OpenDocument {
  readonly document: LoadedDocument;
  close(): Promise<void>;
}

/**
 * Opens a PDF.
 * @param maxImagePixels larger pictures are not decoded; none by default
 * @throws the errors of pdf.js: `PasswordException`, `InvalidPDFException`, …
 */
export async function openDocument(bytes: Buffer, maxImagePixels = 0): Promise<OpenDocument> {
  const parser = new PDFParse({
    data: new Uint8Array(bytes),
    ...resources,
    ...sandboxed,
    maxImageSize: maxImagePixels,
    ...(maxImagePixels > 0 && { wasmUrl: join(pdfjs, 'wasm/') }),
  } as unknown as ConstructorParameters<typeof PDFParse>[0]);
  try {
    // A private method, accessed by name on purpose: the public ones omit the coordinates that the layout needs.
    const document = (await parser['load']()) as unknown as LoadedDocument;
    return { document, close: () => parser.destroy() };
  } catch (error) {
    await parser.destroy();
    throw error;
  }
}
