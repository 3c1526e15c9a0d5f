import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { en } from './en/index.js';
import { wordList } from './lexicon.js';
import { lexicons } from './lexicons.js';

const source = join(__dirname, '..');
const libraries = join(source, '..', '..');

/** A sample that is read when a process starts, letters that look like Latin ones, ranges of all letters, and names by code. */
const noWords = new Set([
  'warm-up.ts',
  'injection/plain-words.ts',
  'document/optimise-expression.ts',
  'linking/src/countries.ts',
]);

/** Letters beyond ASCII of each language; in English also those of "São Paulo" and "Türkiye". */
const letters: Readonly<Record<string, RegExp>> = {
  en: /[éãü]/,
  de: /[äöüß]/,
  fr: /[àâçéèêëîïôœùûü]/,
  es: /[áéíóúüñºª]/,
  sv: /[åäöé]/,
  zh: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  lt: /[š]/,
  pt: /[çõ]/,
  ru: /\p{Script=Cyrillic}/u,
  tr: /[ö]/,
  vi: /[đướẫỉỏ]/,
};

/** Function words of the other languages that are no English words. */
const foreign = new Set(
  Object.values(lexicons)
    .flatMap(({ phrases }) => [...(phrases?.leading ?? []), ...(phrases?.ending ?? [])])
    .filter((word) => word.length > 2),
);
for (const word of [...en.phrases.leading, ...en.phrases.ending, ...en.phrases.empty])
  foreign.delete(word);

/** Names that are the same in every language: of sites, formats, currencies, degrees and schemes. */
const names = new Set(
  wordList(`
    http https www com org net info tech app edu gov github gitlab bitbucket linkedin xing twitter medium behance dribbble facebook instagram
    youtube kaggle orcid hackerrank leetcode stack overflow stackoverflow scholar mail docs drive skype telegram whatsapp whats chat wechat
    weixin signal discord viber threema snapchat mastodon kakao talk line live scrum
    system assistant untrusted admin override tool function inst user skills roles requirements score overallscore readytoapply isposting evidence claims
  `),
);
/** Patterns of ids of the taxonomy. */
const idPatterns = new Set(['sentence/credentials.ts']);

/** The files of a folder, without translations of our own texts (`.de.ts`). */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec|\.d|\.de)\.ts$/.test(file))
    .map((file) => join(folder, file))
    .sort();
}

/** The texts of a file's literals: strings, templates and regular expressions. */
function literalsOf(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) found.push(node.text);
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found.map((text) =>
    text.replace(/\\u([\da-f]{4})/giu, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  );
}

/** Words of four letters or more in a file's regular expressions. */
function wordsOfPatterns(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text.replace(/\/[a-z]*$/, ''));
    if (ts.isTaggedTemplateExpression(node) || isPattern(node)) found.push(...literalPartsOf(node));
    else ts.forEachChild(node, visit);
  };
  visit(tree);
  return found.flatMap(
    (pattern) =>
      pattern
        .replace(/\\+p\{[^}]*\}|\\+u\{?[\da-f]+\}?|\\+[a-z]|\[[^\]]*\]/gi, ' ')
        .toLowerCase()
        .match(/[a-z]{4,}/g) ?? [],
  );
}

function isPattern(node: ts.Node): node is ts.NewExpression {
  return ts.isNewExpression(node) && node.expression.getText() === 'RegExp';
}

/** The literal parts of a template, without its interpolated expressions. */
function literalPartsOf(node: ts.Node): string[] {
  if (ts.isTemplateSpan(node)) return literalPartsOf(node.literal);
  if (ts.isTemplateLiteralToken(node)) return [node.rawText ?? node.text];
  if (ts.isStringLiteral(node)) return /^[dgimsuvy]*$/.test(node.text) ? [] : [node.text];
  return node.getChildren().flatMap(literalPartsOf);
}

/** Words in a text that are not English: by a letter or because they are known. */
function foreignWordsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => /[^a-z]/u.test(word) || foreign.has(word),
  );
}

describe('words of languages', () => {
  const readers = filesIn(source)
    .map((file) => relative(source, file).split(sep).join('/'))
    .filter((file) => !/^(?:lexicon|testing)\//.test(file) && !noWords.has(file));

  it.each(readers)('are not in %s', (file) => {
    const found = literalsOf(join(source, file)).flatMap(foreignWordsIn);
    expect(found).toEqual([]);
  });

  it.each(readers.filter((file) => !idPatterns.has(file)))(
    'are in no regular expression of %s, not even English ones',
    (file) => {
      const found = wordsOfPatterns(join(source, file)).filter((word) => !names.has(word));
      expect(found).toEqual([]);
    },
  );

  const judges = ['linking', 'scoring']
    .flatMap((library) => filesIn(join(libraries, library, 'src')))
    .map((file) => relative(libraries, file).split(sep).join('/'))
    .filter((file) => !file.includes('/testing/') && !noWords.has(file));

  it.each([...judges, 'skills/src/name-context.ts'])('are not in %s', (file) => {
    const found = literalsOf(join(libraries, file)).flatMap(foreignWordsIn);
    expect(found).toEqual([]);
  });

  it.each(Object.keys(lexicons))('of other languages are not in lexicon/%s', (code) => {
    const own = letters[code] ?? /^$/;
    const strange = filesIn(join(source, 'lexicon', code))
      .flatMap(literalsOf)
      .flatMap((text) => text.toLowerCase().match(/\p{L}/gu) ?? [])
      .filter((letter) => !/[a-z]/.test(letter) && !own.test(letter));
    expect([...new Set(strange)]).toEqual([]);
  });

  it('are recognised in literals', () => {
    expect(foreignWordsIn('/\\b(?:and|und|y)\\b/')).toEqual(['und']);
    expect(foreignWordsIn('nödvändig or necessary')).toEqual(['nödvändig']);
    expect(foreignWordsIn('2015年')).toEqual(['年']);
  });
});
