import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from '../regexes/source-files.mjs';

const readers = /^libs\/(?:ai|skills|page-reader|contracts|scoring)\/src\//;
const longestWord = 40;

/**
 * The words that the readers look for, one list for each source file: what its literals say, taken apart at signs. Words of one file meet in one
 * pattern, so that combinations of them are what a pattern stumbles over.
 * @returns {string[][]}
 */
export function vocabulariesOf(root) {
  return sourceFiles(root)
    .filter((file) => readers.test(file))
    .map((file) => wordsOf(join(root, file)))
    .filter((words) => words.length >= 5);
}

function wordsOf(file) {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const words = new Set();
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) add(words, node.text);
    if (ts.isRegularExpressionLiteral(node)) add(words, node.text.replace(/\\[pP]\{[^}]*\}|\\[a-zA-Z]/g, ' '));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...words];
}

/** Optional letters of a pattern ("skills?") come with and without. */
function add(words, literal) {
  for (const piece of literal.split(/[^\p{L}\p{N}?'’&@#+%€$£-]+/u)) {
    const whole = piece.replaceAll('?', '');
    const short = piece.replace(/.\?/gu, '');
    for (const word of [whole, short]) if (word.length > 0 && word.length <= longestWord) words.add(word);
  }
}
