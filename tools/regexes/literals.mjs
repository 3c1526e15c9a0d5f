import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Rewrites the literal that it is given, which never runs itself; what it builds is recorded when it runs. */
const builders = new Set(['wholeWords']);

/**
 * The regular expressions that a source file writes as literals, and the lines on which it builds some at run time.
 * @returns {{ literals: { file: string, line: number, source: string, flags: string }[], constructions: { file: string, line: number }[] }}
 */
export function regexesOf(root, file) {
  const tree = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const literals = [];
  const constructions = [];
  const lineOf = (node) => tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node) && !isHandedToBuilder(node)) {
      const end = node.text.lastIndexOf('/');
      literals.push({ file, line: lineOf(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') constructions.push({ file, line: lineOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { literals, constructions };
}

const isHandedToBuilder = ({ parent }) => ts.isCallExpression(parent) && ts.isIdentifier(parent.expression) && builders.has(parent.expression.text);
