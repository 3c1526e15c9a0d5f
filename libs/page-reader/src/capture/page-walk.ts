import type { CapturedPage } from '../captured-page.js';
import { bounds } from './bounds.js';
import { MarkupWriter } from './markup-writer.js';
import {
  attributesOf,
  childrenOf,
  escaped,
  inOneLine,
  isElement,
  isJsonLd,
  shownText,
} from './nodes.js';
import { isSeen, isSeparated } from './visibility.js';

const unread =
  /^(?:style|svg|math|noscript|template|canvas|video|audio|object|embed|input|textarea|select|datalist|progress|meter|map|script)$/;
const withoutEnd = /^(?:area|base|br|col|hr|img|link|meta|source|track|wbr)$/;

/** Walks through the rendered tree of a document and collects its markup and headings. */
export class PageWalk {
  readonly headings: CapturedPage['headings'] = [];
  readonly writer = new MarkupWriter();
  private nodes = 0;
  private isInHeading = false;

  visit(node: Node, depth = 0, isHead = false): void {
    this.nodes += 1;
    if (this.nodes > bounds.nodes) this.writer.fill();
    // The text may follow an element that is nested too deeply.
    if (depth > bounds.depth) this.writer.truncated = true;
    if (this.writer.isFull || depth > bounds.depth) return;
    if (node.nodeType === 3) this.writer.writeText(escaped(node.nodeValue ?? ''));
    else if (isElement(node)) this.visitElement(node, depth, isHead);
  }

  private visitElement(element: Element, depth: number, isHead: boolean): void {
    const name = element.localName;
    if (isJsonLd(element)) this.writer.writeJsonLd(element);
    if (!isRead(element, name)) return;
    const isInHead = isHead || name === 'head';
    if (!isInHead && !withoutEnd.test(name) && !isSeen(element)) {
      for (const script of element.querySelectorAll('script'))
        if (isJsonLd(script)) this.writer.writeJsonLd(script);
      return;
    }
    // A heading within a heading is already part of its text.
    const isHeading = /^h[1-6]$/.test(name) && !this.isInHeading;
    if (isHeading) this.addHeading(element, name);
    const tag = name === 'iframe' ? 'div' : name;
    const end = withoutEnd.test(name) ? '' : `</${tag}>`;
    if (!this.writer.write(`<${tag}${attributesOf(element)}>`, end) || end === '') return;
    this.isInHeading ||= isHeading;
    const space = !isInHead && isSeparated(element, name) ? ' ' : '';
    if (space !== '') this.writer.write(space);
    for (const child of childrenOf(element)) this.visit(child, depth + 1, isInHead);
    if (isHeading) this.isInHeading = false;
    if (space !== '') this.writer.write(space);
    this.writer.close(end);
  }

  private addHeading(element: Element, name: string): void {
    if (this.headings.length >= bounds.headings) return;
    const text = inOneLine(shownText(element), bounds.heading);
    if (text !== '') this.headings.push({ level: Number(name.slice(1)), text });
  }
}

/**
 * Excludes drawings, scripts and form fields, custom elements whose names are invalid in markup,
 * and text that the user is typing.
 */
function isRead(element: Element, name: string): boolean {
  if (unread.test(name) || !/^[a-z][a-z0-9-]*$/.test(name) || name.length > bounds.tag)
    return false;
  const editable = element.getAttribute('contenteditable');
  return editable === null || editable === 'false';
}
