import { type Document, type Element, isTag } from 'domhandler';
import { findOne } from 'domutils';
import { countTree } from './own-words.js';

/** The smallest element that holds nearly all words of a page is where its text stands. Less would lose a posting's sections, which often stand side by side. */
const holdsShare = 0.85;

/** The element that holds the text of a page without its surroundings; undefined for a page without words. */
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
    // A single paragraph or list is not entered: its mark would be lost.
    if (inner === undefined || /^(?:p|ul|ol|table|dl|pre|blockquote|h[1-6])$/.test(inner.name))
      return block ?? inner;
    block = inner;
    nodes = inner.children;
  }
}
