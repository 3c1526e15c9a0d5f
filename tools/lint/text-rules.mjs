import reactHooks from 'eslint-plugin-react-hooks';
import { tests } from './files.mjs';
import { syntax } from './language-rules.mjs';

const word = '/[A-Za-z]{2}/';
const shownAttribute =
  'JSXAttribute[name.name=/^(aria-label|title|label|content|placeholder|alt|what|pending|prompt|choose|hint|description)$/]';
const message = 'Words that a user reads belong in a texts.ts; see docs/texts.md.';

const wordsInMarkup = [
  `JSXText[value=${word}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=${word}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${word}]`,
  `${shownAttribute} > Literal[value=${word}]`,
  `${shownAttribute} > JSXExpressionContainer > Literal[value=${word}]`,
  `${shownAttribute} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${word}]`,
].map((selector) => ({ selector, message }));

const {
  'react-hooks/rules-of-hooks': order,
  'react-hooks/exhaustive-deps': dependencies,
  ...compiled
} = reactHooks.configs.recommended.rules;
// The rules of `compiled` run the React compiler on each file, which takes most of the time; tests do not need them.
const hooks = { 'react-hooks/rules-of-hooks': order, 'react-hooks/exhaustive-deps': dependencies };

export const textRules = [
  {
    files: ['apps/{web,extension}/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: hooks,
  },
  {
    files: ['apps/{web,extension}/src/**/*.{ts,tsx}'],
    ignores: tests,
    plugins: { 'react-hooks': reactHooks },
    rules: compiled,
  },
  {
    files: ['apps/{web,extension}/src/**/*.tsx'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...syntax, ...wordsInMarkup] },
  },
];
