import { type ESTree } from 'vite';

/** Where a chain of calls begins: `z` in `z.string().min(1)`. */
export function beginningOf(node: ESTree.Expression): string {
  if (node.type === 'CallExpression') return beginningOf(node.callee);
  if (node.type === 'MemberExpression') return beginningOf(node.object);
  return node.type === 'Identifier' ? node.name : '';
}
