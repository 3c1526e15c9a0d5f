import { normaliseLine } from '@rolefit/contracts';
import { type AnyNode, isTag, isText } from 'domhandler';
import { decodeHTML } from 'entities';

/** The text of a node on one line, as a reader sees it. */
export function lineOf(node: AnyNode | null | undefined): string {
  return node ? normaliseLine(textOf(node)) : '';
}

const blocks = /^(?:address|article|blockquote|br|dd|div|dl|dt|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|td|th|tr|ul)$/;

function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!('children' in node)) return '';
  if (isTag(node) && node.name === 'script') return '';
  const inner = node.children.map(textOf).join('');
  return isTag(node) && blocks.test(node.name) ? ` ${inner} ` : inner;
}

const entity = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});/i;

/** Undoes entities, also where they were encoded twice or three times: `R&amp;amp;D` is R&D. */
export function decoded(text: string): string {
  let result = text;
  for (let round = 0; round < 3 && entity.test(result); round += 1) result = decodeHTML(result);
  return result;
}

/** A value that may hold markup, on one line without it. */
export function plainLine(text: string): string {
  return normaliseLine(decoded(text).replace(/<\/?[a-z!][^<>]{0,2000}>/gi, ' '));
}
