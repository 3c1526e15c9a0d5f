import { optimiseExpression } from './optimise-expression.js';
import { type PatternNode, patternTree } from './pattern-tree.js';

const word = String.raw`[\p{L}\p{N}_]`;

/** No word character directly before, or after. */
const noneBefore = `(?<!${word})`;
const noneAfter = `(?!${word})`;

/**
 * A word boundary in any script: `\b` is ASCII only, so it fails after the last letter of
 * "souhaité".
 */
const border = `(?:(?<=${word})${noneAfter}|${noneBefore}(?=${word}))`;

/** Whether every match of a sequence begins (or, reversed, ends) with a word character. */
function isWordFirst(nodes: readonly PatternNode[], isReversed: boolean, beyond: boolean): boolean {
  for (const node of isReversed ? nodes.toReversed() : nodes) {
    if (node.kind === 'border' || node.kind === 'assertion') continue;
    if (node.kind === 'character') {
      if (!node.isWord) return false;
      if (!node.repeat.mayBeAbsent) return true;
      continue;
    }
    // Where the group may be empty, what follows it decides.
    const rest = isReversed
      ? nodes.slice(0, nodes.indexOf(node))
      : nodes.slice(nodes.indexOf(node) + 1);
    const afterwards = isWordFirst(rest, isReversed, beyond);
    const inside = node.body.every((one) => isWordFirst(one, isReversed, afterwards));
    return inside && (!node.repeat.mayBeAbsent || afterwards);
  }
  return beyond;
}

/** The word boundaries of a sequence, in text order, each with the cheapest pattern that its neighbours allow. */
function bordersIn(
  nodes: readonly PatternNode[],
  isWordBefore: boolean,
  isWordAfter: boolean,
): { readonly start: number; readonly end: number; readonly pattern: string }[] {
  return nodes.flatMap((node, at) => {
    if (node.kind === 'character') return [];
    const before = isWordFirst(nodes.slice(0, at), true, isWordBefore);
    const after = isWordFirst(nodes.slice(at + 1), false, isWordAfter);
    if (node.kind === 'border') {
      const isStart = node.start === 0;
      const { start, end } = node;
      const pattern = after
        ? noneBefore
        : isStart
          ? `${noneBefore}(?=${word})`
          : before
            ? noneAfter
            : border;
      return [{ start, end, pattern }];
    }
    const isPlain = node.kind === 'group' && !node.repeat.mayRepeat;
    return node.body.flatMap((one) => bordersIn(one, isPlain && before, isPlain && after));
  });
}

/**
 * The pattern with each `\b` made Unicode-aware; one at its beginning is the start of a word. Where the pattern itself says that a word
 * begins or ends there, only the other side is looked at: a class of all letters takes longer to compile than a hundred words.
 * @param pattern has the flag `u`; the result need not have it
 */
export function wholeWords(pattern: RegExp): RegExp {
  const { source, flags } = pattern;
  if (!source.includes(String.raw`\b`)) return optimiseExpression(pattern);
  let built = '';
  let end = 0;
  for (const found of patternTree(source).flatMap((one) => bordersIn(one, false, false))) {
    built += source.slice(end, found.start) + found.pattern;
    end = found.end;
  }
  return optimiseExpression(new RegExp(built + source.slice(end), flags));
}
