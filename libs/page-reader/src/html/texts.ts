import { normaliseLine, unicodeForm } from '@rolefit/contracts';
import { type AnyNode, isTag, isText } from 'domhandler';
import { decodeEntities } from './decode-entities.js';

/** Elements that start a line of their own. */
const blocks =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|td|th|tr|ul)$/;

/** The text of a node on one line, as a reader sees it. */
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

/** A value that may hold entities and markup, on one line without them. */
export function plainLine(text: string): string {
  return normaliseLine(decodeEntities(text).replace(/<\/?[a-z!][^<>]{0,2000}>/gi, ' '));
}

/** Letters and figures of a text in lower case, for comparing what two places say. */
export function bareWords(text: string): string {
  return unicodeForm(text, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}
