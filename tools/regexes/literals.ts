import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Functions that rewrite a literal before it is compiled; the result is recorded at run time instead (see built.ts). */
const builders = new Set(['wholeWords']);

export interface RegexLiteral {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

export interface FileRegexes {
  readonly literals: readonly RegexLiteral[];
  /** Lines that construct a pattern at run time. */
  readonly constructions: readonly { readonly file: string; readonly line: number }[];
}

/** The regular expressions of a source file. */
export function regexesOf(root: string, file: string): FileRegexes {
  const tree = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const literals: RegexLiteral[] = [];
  const constructions: { file: string; line: number }[] = [];
  const lineOf = (node: ts.Node) => tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && !isPassedToBuilder(node)) {
      const end = node.text.lastIndexOf('/');
      literals.push({
        file,
        line: lineOf(node),
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      });
    }
    if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'RegExp'
    )
      constructions.push({ file, line: lineOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { literals, constructions };
}

const isPassedToBuilder = ({ parent }: ts.Node) =>
  ts.isCallExpression(parent) &&
  ts.isIdentifier(parent.expression) &&
  builders.has(parent.expression.text);
