import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import mammoth from 'mammoth';
import type { HiddenText } from '../../hidden-text.ts';
import type { ResumeTextRequest } from '../../resume-text.messages.ts';
import { Archive } from '../archive/archive.ts';
import { decodeMarkup } from '../archive/markup.ts';
import { type ExtractedText, unpagedText } from '../extracted-text.ts';
import { plainCharacters } from '../plain-characters.ts';
import { Refusal } from '../refusal.ts';
import { documentText } from './document-text.ts';
import { removeHiddenRuns } from './hidden-runs.ts';
import { addPageMargins } from './page-margins.ts';
import type { WordElement } from './word-element.ts';

const isMarkup = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);
const isBody = (name: string): boolean => /^word\/document\d*\.xml$/i.test(name);

/** Macros are declared among the content types, whatever their files are called. */
function refuseMacros(archive: Archive): void {
  if (/macroEnabled|vbaProject/i.test(decodeMarkup(archive.read('[Content_Types].xml'))))
    throw new Refusal('macros', 'its content types include macros');
}

/** The body with headers and footers, and without hidden text. */
function visibleBody(archive: Archive, name: string, hidden: HiddenText[]): string {
  const markup = decodeMarkup(archive.read(name));
  const document = new DOMParser().parseFromString(markup, 'text/xml');
  const hasMargins = addPageMargins(document, archive, name);
  const hadHidden = removeHiddenRuns(document, hidden);
  return hasMargins || hadHidden ? new XMLSerializer().serializeToString(document) : markup;
}

/** The archive as passed to mammoth: only markup, unpacked within our limits, and the body without hidden text. */
function zipFileOf(archive: Archive, hidden: HiddenText[]) {
  return {
    exists: (name: string) => archive.has(name) && isMarkup(name),
    read: async (name: string) =>
      isBody(name) ? visibleBody(archive, name, hidden) : decodeMarkup(archive.read(name)),
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
  const file = zipFileOf(archive, hidden);
  let text = '';
  // mammoth's own tests use `file` to read from something other than bytes; its types omit it.
  await mammoth.convertToHtml({ file } as unknown as Parameters<typeof mammoth.convertToHtml>[0], {
    includeEmbeddedStyleMap: false,
    transformDocument: (document: WordElement) => {
      text = documentText(document);
      // Skips the conversion to HTML, which we do not need.
      return { ...document, children: [] };
    },
  });
  return unpagedText(plainCharacters(text).slice(0, maxChars), hidden);
}
