import tseslint from 'typescript-eslint';
import { folderRules } from './tools/lint/folder-rules.mjs';
import { languageRules } from './tools/lint/language-rules.mjs';
import { packageRules } from './tools/lint/package-rules.mjs';
import { plainWordRules } from './tools/lint/plain-words.mjs';
import { projectRules } from './tools/lint/project-rules.mjs';
import { sizeRules } from './tools/lint/size-rules.mjs';
import { textRules } from './tools/lint/text-rules.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/build/**',
      '**/node_modules/**',
      '**/coverage/**',
      '.nx/**',
      '.local/**',
      'tools/runtime/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  ...projectRules,
  ...folderRules,
  ...packageRules,
  ...languageRules,
  ...textRules,
  ...plainWordRules,
  ...sizeRules,
);
