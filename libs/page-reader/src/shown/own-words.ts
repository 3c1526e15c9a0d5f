import { type AnyNode, type Element, isTag, isText } from 'domhandler';

/**
 * Word counts of each element, with separate counts for links; computed once for a complete tree.
 */
export interface WordCounts {
  words(element: Element): number;
  linkWords(element: Element): number;
}

export function countTree(nodes: readonly AnyNode[]): WordCounts {
  const counts = new Map<Element, { words: number; linkWords: number }>();
  const visit = (node: AnyNode, isInLink: boolean): { words: number; linkWords: number } => {
    if (isText(node)) {
      const words = node.data.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
      return { words, linkWords: isInLink ? words : 0 };
    }
    if (!isTag(node) || node.name === 'script') return { words: 0, linkWords: 0 };
    const sum = { words: 0, linkWords: 0 };
    for (const child of node.children) {
      const inner = visit(child, isInLink || node.name === 'a');
      sum.words += inner.words;
      sum.linkWords += inner.linkWords;
    }
    counts.set(node, sum);
    return sum;
  };
  for (const node of nodes) visit(node, false);
  return {
    words: (element) => counts.get(element)?.words ?? 0,
    linkWords: (element) => counts.get(element)?.linkWords ?? 0,
  };
}
