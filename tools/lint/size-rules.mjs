import { tests } from './files.mjs';

const counted = { skipBlankLines: true, skipComments: true };

export const sizeRules = [
  {
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'max-lines': ['error', { max: 300, ...counted }],
      'max-lines-per-function': ['error', { max: 80, ...counted }],
      'max-depth': ['error', 4],
      complexity: ['error', { max: 22, variant: 'modified' }],
    },
  },
  // Data, not code.
  {
    files: ['libs/skills/src/{taxonomy,occupations/titles,occupations/work}/**/*.ts'],
    rules: { 'max-lines': 'off' },
  },
];
