import { normaliseLine, unicodeForm } from '@rolefit/contracts';
import { type AnyNode, isTag, isText } from 'domhandler';
import { decodeEntities } from './decode-entities.js';

/** Block elements, which start a new line. */
const blocks =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|td|th|tr|ul)$/;

/** The text of a node on one line, as displayed. */
export function lineOf(node: AnyNode | undefined): string {
  if (node === undefined) return '';
  const parts: string[] = [];
  collect(node, parts);
  return normaliseLine(parts.join(''));
}

function collect(node: AnyNode, parts: string[]): void {
  if (isText(node)) parts.push(node.data);
  if (!('children' in node) || (isTag(node) && node.name === 'script')) return;
  const isBlock = isTag(node) && blocks.test(node.name);
  if (isBlock) parts.push(' ');
  for (const child of node.children) collect(child, parts);
  if (isBlock) parts.push(' ');
}

/** A value that may contain entities and markup, decoded to one line of text. */
export function plainLine(text: string): string {
  return normaliseLine(decodeEntities(text).replace(/<\/?[a-z!][^<>]{0,2000}>/gi, ' '));
}

/** Letters and digits of a text in lower case, for comparison. */
export function bareWords(text: string): string {
  return unicodeForm(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}
