import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from '../regexes/source-files.ts';

const readers = /^libs\/(?:reading|skills|page-reader|contracts|scoring)\/src\//;
const longestWord = 40;

/**
 * The words that the readers look for: one list for each string, template and regular expression in their sources. A pattern is most likely to
 * backtrack on combinations of its own words.
 */
export function vocabulariesOf(root: string): string[][] {
  return sourceFiles(root)
    .filter((file) => readers.test(file))
    .flatMap((file) => literalsOf(join(root, file)).map(wordsOf))
    .filter((words) => words.length >= 3);
}

function literalsOf(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) literals.push(node.text);
    if (ts.isTemplateExpression(node))
      literals.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map(({ text }) => text)
          .join(' '),
      );
    if (ts.isRegularExpressionLiteral(node))
      literals.push(node.text.replace(/\\[pP]\{[^}]*\}|\\[a-zA-Z]/g, ' '));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return literals;
}

/** A word with an optional letter ("skills?") is listed with and without it. */
function wordsOf(literal: string): string[] {
  const words = new Set<string>();
  for (const piece of literal.split(/[^\p{L}\p{N}?'’&@#+%€$£-]+/u)) {
    const whole = piece.replaceAll('?', '');
    const short = piece.replace(/.\?/gu, '');
    for (const word of [whole, short])
      if (word.length > 0 && word.length <= longestWord) words.add(word);
  }
  return [...words];
}
