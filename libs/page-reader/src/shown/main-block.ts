import { type Document, type Element, isTag } from 'domhandler';
import { findOne } from 'domutils';
import { countTree } from './own-words.js';

/**
 * The smallest element with this share of the page's words is its main block. A lower share would
 * lose sections of a posting, which are often siblings.
 */
const holdsShare = 0.85;

/** The element with the main text of a page; undefined for a page without words. */
export function mainBlock(document: Document): Element | undefined {
  const body = findOne(({ name }) => name === 'body', document.children);
  const roots = body?.children ?? document.children;
  const counts = countTree(roots);
  const proseOf = (element: Element) => counts.words(element) - counts.linkWords(element);
  const all = roots.reduce((sum, node) => sum + (isTag(node) ? proseOf(node) : 0), 0);
  let block: Element | undefined = body ?? undefined;
  for (let nodes = roots; ;) {
    const inner = nodes.find(
      (node): node is Element => isTag(node) && proseOf(node) >= Math.max(1, holdsShare * all),
    );
    // Does not descend into a single paragraph or list, which would lose its formatting.
    if (inner === undefined || /^(?:p|ul|ol|table|dl|pre|blockquote|h[1-6])$/.test(inner.name))
      return block ?? inner;
    block = inner;
    nodes = inner.children;
  }
}
