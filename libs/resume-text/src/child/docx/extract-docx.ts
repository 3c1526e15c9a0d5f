import mammoth from 'mammoth';
import type { HiddenText } from '../../hidden-text.ts';
import type { ResumeTextRequest } from '../../resume-text.messages.ts';
import { Archive } from '../archive/archive.ts';
import { decodeMarkup } from '../archive/markup.ts';
import { type ExtractedText, unpagedText } from '../extracted-text.ts';
import { plainCharacters } from '../plain-characters.ts';
import { Refusal } from '../refusal.ts';
import { documentText } from './document-text.ts';
import { withoutHiddenRuns } from './hidden-runs.ts';
import type { WordElement } from './word-element.ts';

const isMarkup = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);
const isBody = (name: string): boolean => /^word\/document\d*\.xml$/i.test(name);

/** The programs of a document are declared with its types, whatever their files are called. */
function refuseMacros(archive: Archive): void {
  if (/macroEnabled|vbaProject/i.test(decodeMarkup(archive.read('[Content_Types].xml'))))
    throw new Refusal('macros', 'its types include programs');
}

/** The archive as mammoth reads it: markup alone, unpacked within our limits, and the body without hidden text. */
function zipFileOf(archive: Archive, body: (markup: string) => string) {
  return {
    exists: (name: string) => archive.has(name) && isMarkup(name),
    read: async (name: string) => {
      const markup = decodeMarkup(archive.read(name));
      return isBody(name) ? body(markup) : markup;
    },
  };
}

/**
 * Extracts the visible text of a Word document.
 * @throws Refusal, and the errors of mammoth
 */
export async function extractDocx({
  bytes,
  entries,
  maxMarkupBytes,
  maxChars,
}: ResumeTextRequest): Promise<ExtractedText> {
  const archive = new Archive(bytes, entries, maxMarkupBytes);
  refuseMacros(archive);
  const hidden: HiddenText[] = [];
  const file = zipFileOf(archive, (markup) => withoutHiddenRuns(markup, hidden));
  let text = '';
  // `file` is the way of mammoth's own tests to read from something else than bytes; its types lack it.
  await mammoth.convertToHtml({ file } as unknown as Parameters<typeof mammoth.convertToHtml>[0], {
    includeEmbeddedStyleMap: false,
    transformDocument: (document: WordElement) => {
      text = documentText(document);
      // What follows would write HTML, which nobody reads.
      return { ...document, children: [] };
    },
  });
  return unpagedText(plainCharacters(text).slice(0, maxChars), hidden);
}
