import { limits } from '@rolefit/contracts';
import { type Element } from 'domhandler';
import { decodeEntities } from '../html/decode-entities.js';
import { isMarkup } from '../html/harmless.js';
import { tidyLines, toMarkdown } from '../html/markdown.js';
import { parseHtml } from '../html/parse-html.js';
import { lineOf, plainLine } from '../html/texts.js';

/**
 * An object of structured data: its types and properties, both without vocabulary prefix. A map, so
 * that no name on a page reaches a prototype.
 */
export interface Item {
  readonly types: readonly string[];
  readonly id: string | undefined;
  readonly properties: ReadonlyMap<string, readonly Value[]>;
}

/** A text of structured data; both forms are computed lazily. */
export interface Text {
  line(): string;
  markdown(): string;
  /** The text interpreted as an address. */
  address(): string;
  /** Whether `markdown` was truncated. */
  readonly isCut: boolean;
}

export type Value = Text | Item;

export function isItem(value: Value | undefined): value is Item {
  return value !== undefined && 'properties' in value;
}

/** Maximum length of a JSON text, including markup and embedded pictures. */
const mostChars = 10 * limits.postingChars;

/** A text of JSON: plain lines, HTML, or HTML whose tags were encoded. */
export function encodedText(text: string): Text {
  const line = () => plainLine(text.slice(0, 2 * limits.urlChars));
  return {
    line,
    address: line,
    markdown: () => markdownOf(text.slice(0, mostChars)),
    isCut: text.length > mostChars,
  };
}

/** A text in the page's content. */
export function shownText(element: Element): Text {
  const line = () => lineOf(element);
  return { line, address: line, markdown: () => toMarkdown(element.children), isCut: false };
}

function markdownOf(text: string): string {
  const plain = decodeEntities(text);
  return isMarkup(plain) ? toMarkdown(parseHtml(plain).document.children) : tidyLines(plain);
}

/** `JobPosting` for `https://schema.org/JobPosting` and for `schema:JobPosting`. */
export function localName(name: string): string {
  return name.slice(
    Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1,
  );
}
