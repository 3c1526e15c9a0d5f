import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from '../regexes/source-files.mjs';

const readers = /^libs\/(?:ai|skills|page-reader|contracts|scoring)\/src\//;
const longestWord = 40;

/**
 * The words that the readers look for, one list for each literal of their sources, taken apart at signs: words of one pattern are what it stumbles over
 * when they are combined.
 * @returns {string[][]}
 */
export function vocabulariesOf(root) {
  return sourceFiles(root)
    .filter((file) => readers.test(file))
    .flatMap((file) => literalsOf(join(root, file)).map(wordsOf))
    .filter((words) => words.length >= 3);
}

function literalsOf(file) {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const literals = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) literals.push(node.text);
    if (ts.isTemplateExpression(node)) literals.push([node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' '));
    if (ts.isRegularExpressionLiteral(node)) literals.push(node.text.replace(/\\[pP]\{[^}]*\}|\\[a-zA-Z]/g, ' '));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return literals;
}

/** Optional letters of a pattern ("skills?") come with and without. */
function wordsOf(literal) {
  const words = new Set();
  for (const piece of literal.split(/[^\p{L}\p{N}?'’&@#+%€$£-]+/u)) {
    const whole = piece.replaceAll('?', '');
    const short = piece.replace(/.\?/gu, '');
    for (const word of [whole, short]) if (word.length > 0 && word.length <= longestWord) words.add(word);
  }
  return [...words];
}
