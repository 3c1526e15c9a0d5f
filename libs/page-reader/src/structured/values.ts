import { limits } from '@rolefit/contracts';
import { type Element } from 'domhandler';
import { decodeEntities } from '../html/decode-entities.js';
import { isMarkup } from '../html/harmless.js';
import { tidyLines, toMarkdown } from '../html/markdown.js';
import { parseHtml } from '../html/parse-html.js';
import { lineOf, plainLine } from '../html/texts.js';

/** An object of structured data: its types, and its properties, both without their vocabulary. A map, so that no name on a page reaches a prototype. */
export interface Item {
  readonly types: readonly string[];
  readonly id: string | undefined;
  readonly properties: ReadonlyMap<string, readonly Value[]>;
}

/** A text of structured data; both forms are made when they are asked for. */
export interface Text {
  line(): string;
  markdown(): string;
  /** What the text is as an address. */
  address(): string;
  /** Whether `markdown` is too much to be read whole: its end is missing. */
  readonly isCut: boolean;
}

export type Value = Text | Item;

export function isItem(value: Value | undefined): value is Item {
  return value !== undefined && 'properties' in value;
}

/** Characters of a text of JSON that are read, markup and pictures in it included. */
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

/** A text that stands on the page. */
export function shownText(element: Element): Text {
  const line = () => lineOf(element);
  return { line, address: line, markdown: () => toMarkdown(element.children), isCut: false };
}

function markdownOf(text: string): string {
  const plain = decodeEntities(text);
  return isMarkup(plain) ? toMarkdown(parseHtml(plain).document.children) : tidyLines(plain);
}

/** `JobPosting` of `https://schema.org/JobPosting` and of `schema:JobPosting`. */
export function localName(name: string): string {
  return name.slice(
    Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1,
  );
}
