import { linted } from './linted.ts';
import type { Finding } from './lint-texts.ts';
import { codeFileIn, importPath } from './sources.ts';

interface Case {
  readonly title: string;
  readonly rule: string;
  readonly path: string;
  readonly violation: string;
  readonly clean: string;
}

const aCase = (
  title: string,
  rule: string,
  path: string,
  violation: string,
  clean: string,
): Case => ({ title, rule, path, violation, clean });

const tag = '@nx/enforce-module-boundaries';
const folders = 'import-x/no-restricted-paths';
const packages = 'no-restricted-imports';
const syntax = 'no-restricted-syntax';

const scoring = codeFileIn('libs/scoring/src');
const contracts = codeFileIn('libs/contracts/src');
const pageReader = codeFileIn('libs/page-reader/src/fields');
const gateway = codeFileIn('apps/gateway/src/http');
const worker = codeFileIn('apps/worker/src/scans');
const markup = codeFileIn('apps/web/src/components', /\.tsx$/);
const popup = codeFileIn('apps/extension/src/popup', /\.tsx$/);
const texts = 'apps/web/src/features/scans/texts.ts';
const tool = codeFileIn('tools/mutate');
const launcher = codeFileIn('tools/launcher/processes');

const inMarkup = (element: string): string =>
  `export function Shown({ name }: { name: string }) {\n  return ${element};\n}\n`;

const lines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `  use(${index});\n`).join('');
const functionOf = (count: number): string =>
  `const use = (value: number): number => value;\nexport function long(): void {\n${lines(count)}}\n`;
const branches = (count: number): string =>
  `export function chosen(value: number): number {\n${Array.from({ length: count }, (_, index) => `  if (value === ${index}) return ${index};\n`).join('')}  return -1;\n}\n`;

const cases: Case[] = [
  // Between projects.
  aCase(
    'contracts import no other library',
    tag,
    contracts,
    "import '@rolefit/config';",
    "import 'zod/mini';",
  ),
  aCase(
    'pure libraries import no platform library',
    tag,
    scoring,
    "import '@rolefit/database';",
    "import '@rolefit/contracts';",
  ),
  aCase(
    'platform libraries import no client library',
    tag,
    codeFileIn('libs/database/src'),
    "import '@rolefit/api-client';",
    "import '@rolefit/config';",
  ),
  aCase(
    'servers import no client library',
    tag,
    gateway,
    "import '@rolefit/design-tokens';",
    "import '@rolefit/database';",
  ),
  aCase(
    'servers import no other app by its name',
    packages,
    gateway,
    "import '@rolefit/worker/dist/main.js';",
    "import '@rolefit/queues';",
  ),
  aCase(
    'servers import no other app by its path',
    tag,
    gateway,
    "import '../../../worker/src/main.js';",
    "import '@rolefit/queues';",
  ),
  aCase(
    'the web client imports no platform library',
    tag,
    markup,
    "import '@rolefit/database';",
    "import '@rolefit/api-client';",
  ),
  aCase(
    'the web client imports no server by its path',
    tag,
    codeFileIn('apps/web/src/lib'),
    "import '../../../gateway/src/main.js';",
    "import '@rolefit/contracts';",
  ),
  aCase(
    'the extension imports no platform library',
    tag,
    popup,
    "import '@rolefit/queues';",
    "import '@rolefit/page-reader';",
  ),
  aCase(
    'tools import no client library',
    tag,
    'tools/bench/new-tool.ts',
    "import '@rolefit/design-tokens';",
    "import '@rolefit/scoring';",
  ),
  aCase(
    'the test data imports nothing but contracts',
    tag,
    codeFileIn('libs/testing/src'),
    "import '@rolefit/scoring';",
    "import '@rolefit/contracts';",
  ),
  aCase(
    'a library is imported by its name, not by its path',
    tag,
    codeFileIn('libs/scoring/src/knockouts'),
    "import '../../../skills/src/index.js';",
    "import '@rolefit/skills';",
  ),

  aCase(
    'tests import no app by its name either',
    packages,
    'apps/gateway/src/new.int-spec.ts',
    "import '@rolefit/worker/dist/create-worker.js';",
    "import '@rolefit/testing';",
  ),

  // Packages.
  aCase(
    'pure libraries know no Node',
    packages,
    scoring,
    "import 'node:fs';",
    "import 'zod/mini';",
  ),
  aCase(
    'pure libraries know no Node by its old names either',
    packages,
    codeFileIn('libs/skills/src'),
    "import { join } from 'path';\nexport const use = join;",
    "import 'zod/mini';",
  ),
  aCase(
    'pure libraries import no further package',
    packages,
    codeFileIn('libs/reading/src'),
    "import 'luxon';",
    "import '@rolefit/skills';",
  ),
  aCase(
    'contracts import no further package',
    packages,
    contracts,
    "import 'fastify';",
    "import 'zod/mini';",
  ),
  aCase(
    'the page reader imports its parser and no further package',
    packages,
    pageReader,
    "import 'jsdom';",
    "import 'css-select';",
  ),
  aCase(
    'clients know no Node',
    packages,
    codeFileIn('apps/web/src/lib'),
    "import 'node:crypto';",
    "import 'jotai';",
  ),
  aCase(
    'clients load the small API of zod',
    packages,
    codeFileIn('apps/web/src/lib'),
    "import 'zod';",
    "import 'zod/mini';",
  ),
  aCase(
    'contracts load the small API of zod',
    packages,
    contracts,
    "import 'zod';",
    "import 'zod/mini';",
  ),
  aCase(
    'production code imports no test data',
    packages,
    scoring,
    "import '@rolefit/testing';",
    "import '@rolefit/skills';",
  ),
  aCase(
    'production code imports no entry for tests',
    packages,
    worker,
    "import '@rolefit/database/testing';",
    "import '@rolefit/database';",
  ),
  aCase(
    'production code imports no file for tests',
    packages,
    gateway,
    "import '../testing/raw-request.js';",
    "import './draining.js';",
  ),
  aCase(
    'the page reader needs no document',
    'no-restricted-globals',
    pageReader,
    'export const title = (): string => document.title;',
    'export const title = (page: { title: string }): string => page.title;',
  ),

  // Between folders; folder-rules.spec.ts tries every pair.
  aCase(
    'no feature knows the module that puts the app together',
    folders,
    gateway,
    "import '../gateway.module.js';",
    "import './draining.js';",
  ),
  aCase(
    'the platform of the gateway knows no feature',
    folders,
    gateway,
    "import '../scans/csv.js';",
    "import './draining.js';",
  ),
  aCase(
    'resumes do not know profiles',
    folders,
    codeFileIn('apps/gateway/src/resumes'),
    "import '../profiles/profiles.service.js';",
    "import '../http/id.pipe.js';",
  ),
  aCase(
    'the model of the worker knows no feature',
    folders,
    'apps/worker/src/model/wait-reason.ts',
    "import '../scans/match-judge.js';",
    "import './priority-semaphore.js';",
  ),
  aCase(
    'the background of the extension knows no page',
    folders,
    codeFileIn('apps/extension/src/background'),
    "import '@/popup/texts';",
    "import '@/messages';",
  ),
  aCase(
    'lib knows no feature',
    folders,
    codeFileIn('apps/web/src/lib'),
    "import '@/features/scans/texts';",
    "import '@/lib/texts';",
  ),
  aCase(
    'lib knows no component',
    folders,
    codeFileIn('apps/web/src/lib'),
    "import '@/components/ui/button';",
    "import '@/lib/cn';",
  ),
  aCase(
    'components know no feature',
    folders,
    markup,
    "import '@/features/scans/texts';",
    "import '@/lib/texts';",
  ),
  aCase(
    'components do not know the app',
    folders,
    markup,
    "import '@/app/texts';",
    "import '@/lib/texts';",
  ),
  aCase(
    'features do not know the app',
    folders,
    codeFileIn('apps/web/src/features/scans'),
    "import '@/app/texts';",
    "import '@/components/ui/button';",
  ),
  aCase(
    'features do not know each other',
    folders,
    codeFileIn('apps/web/src/features/devices'),
    "import '@/features/scans/texts';",
    "import '@/lib/texts';",
  ),
  aCase(
    'features do not know each other in tests either',
    folders,
    'apps/web/src/features/scans/new.spec.ts',
    "import '@/features/skills/texts';",
    "import '@/lib/texts';",
  ),
  aCase(
    'the launcher knows no other tool',
    folders,
    launcher,
    `import '${importPath(launcher, codeFileIn('tools/chaos'))}';`,
    "import 'node:path';",
  ),

  // The language.
  aCase(
    'no any',
    '@typescript-eslint/no-explicit-any',
    scoring,
    'export const value = (given: any): boolean => Boolean(given);',
    'export const value = (given: unknown): boolean => Boolean(given);',
  ),
  aCase(
    'no any in tools',
    '@typescript-eslint/no-explicit-any',
    tool,
    'export const value = (given: any): boolean => Boolean(given);',
    'export const value = (given: unknown): boolean => Boolean(given);',
  ),
  aCase(
    'no any in tests',
    '@typescript-eslint/no-explicit-any',
    'libs/scoring/src/new.spec.ts',
    'export const value = (given: any): boolean => Boolean(given);',
    'export const value = (given: unknown): boolean => Boolean(given);',
  ),
  aCase(
    'no non-null assertion',
    '@typescript-eslint/no-non-null-assertion',
    scoring,
    'export const first = (list: string[]): string => list[0]!;',
    "export const first = (list: string[]): string => list[0] ?? '';",
  ),
  aCase(
    'no non-null assertion in tools',
    '@typescript-eslint/no-non-null-assertion',
    tool,
    'export const first = (list: string[]): string => list[0]!;',
    "export const first = (list: string[]): string => list[0] ?? '';",
  ),
  aCase(
    'no type assertion',
    '@typescript-eslint/consistent-type-assertions',
    scoring,
    'export const text = (value: unknown): string => value as string;',
    "export const pair = ['a', 'b'] as const;",
  ),
  aCase(
    'types are imported as types',
    '@typescript-eslint/consistent-type-imports',
    scoring,
    "import { Quote } from '@rolefit/contracts';\nexport type Own = Quote;",
    "import { type Quote } from '@rolefit/contracts';\nexport type Own = Quote;",
  ),
  aCase(
    'nothing is left unused',
    '@typescript-eslint/no-unused-vars',
    scoring,
    'const left = 1;',
    'const _left = 1;',
  ),
  aCase(
    'no console',
    'no-console',
    worker,
    "console.log('done');",
    "export const log = (logger: { info: (text: string) => void }): void => logger.info('done');",
  ),
  aCase('named exports only', syntax, scoring, 'export default 1;', 'export const one = 1;'),
  aCase(
    'named exports only, also where they are listed',
    syntax,
    scoring,
    'const one = 1;\nexport { one as default };',
    'const one = 1;\nexport { one };',
  ),
  aCase('named exports only in tools', syntax, tool, 'export default 1;', 'export const one = 1;'),
  aCase(
    'named exports only in markup',
    syntax,
    markup,
    'export default 1;',
    'export const one = 1;',
  ),
  aCase(
    'the environment is read by libs/config alone',
    'no-restricted-properties',
    gateway,
    'export const port = process.env.PORT;',
    'export const port = (config: { port: number }): number => config.port;',
  ),
  aCase(
    'the environment is not taken apart either',
    'no-restricted-properties',
    gateway,
    "const { env } = process;\nexport const port = env['PORT'];",
    'export const { pid } = process;',
  ),
  aCase(
    'the environment is not imported either',
    syntax,
    gateway,
    "import { env } from 'node:process';\nexport const port = env['PORT'];",
    "import { pid } from 'node:process';\nexport const id = pid;",
  ),
  aCase(
    'texts are normalised by unicodeForm alone',
    syntax,
    scoring,
    "export const plain = (text: string): string => text.normalize('NFKC');",
    "import { unicodeForm } from '@rolefit/contracts';\nexport const plain = (text: string): string => unicodeForm(text, 'NFKC');",
  ),
  aCase(
    'texts are normalised by unicodeForm alone, also in a form that is passed on',
    syntax,
    scoring,
    'export const plain = (text: string, form: string): string => text.normalize(form);',
    "import path from 'node:path';\nexport const plain = (text: string): string => path.normalize(text);",
  ),
  aCase(
    'hooks are called in order',
    'react-hooks/rules-of-hooks',
    markup,
    "import { useState } from 'react';\nexport function Shown({ is }: { is: boolean }) {\n  if (is) useState(1);\n  return null;\n}",
    "import { useState } from 'react';\nexport function Shown() {\n  useState(1);\n  return null;\n}",
  ),

  // Words that users read.
  ...[
    ["'Your scans will stand here.'", "'Your scans will appear here.'"],
    ["'It runs by itself.'", "'It runs automatically.'"],
    ["'We could not save this.'", "'We couldn’t save this.'"],
    ['(size: string) => `${size} so far`', '(size: string) => `${size} downloaded`'],
    ["'A line of yours says it.'", "'Your line says it.'"],
  ].map(([violation = '', clean = '']) =>
    aCase(
      `texts speak plainly: ${violation}`,
      syntax,
      texts,
      `export const text = ${violation};`,
      `export const text = ${clean};`,
    ),
  ),

  aCase(
    'errors speak plainly',
    syntax,
    'libs/contracts/src/resume-errors.ts',
    "export const message = 'We could not find this resume.';",
    "export const message = 'We couldn’t find this resume.';",
  ),

  // Words in markup.
  aCase(
    'words stand in texts.ts, not between tags',
    syntax,
    markup,
    inMarkup('<p>Save changes</p>'),
    inMarkup('<p>{name}</p>'),
  ),
  aCase(
    'words stand in texts.ts, not in braces',
    syntax,
    markup,
    inMarkup("<p>{'Save changes'}</p>"),
    inMarkup('<p>{name}</p>'),
  ),
  aCase(
    'words stand in texts.ts, not in templates',
    syntax,
    markup,
    inMarkup('<p>{`Save ${name}`}</p>'),
    inMarkup('<p>{`${name}: `}</p>'),
  ),
  aCase(
    'words stand in texts.ts, not in attributes that are read',
    syntax,
    popup,
    inMarkup('<input aria-label="Name of the company" />'),
    inMarkup('<input aria-label={name} className="w-full" />'),
  ),
  aCase(
    'words stand in texts.ts, not in templates of such attributes',
    syntax,
    popup,
    inMarkup('<input placeholder={`For ${name}`} />'),
    inMarkup('<input placeholder={name} className={`w-${name}`} />'),
  ),

  // Size.
  aCase(
    'a function has at most 80 lines',
    'max-lines-per-function',
    scoring,
    functionOf(80),
    functionOf(70),
  ),
  aCase('a file has at most 300 lines', 'max-lines', scoring, lines(301), lines(300)),
  aCase('a function takes at most 22 branches', 'complexity', scoring, branches(22), branches(21)),
  aCase(
    'blocks are nested at most four deep',
    'max-depth',
    scoring,
    'if (1) {\n if (2) {\n  if (3) {\n   if (4) {\n    if (5) {}\n   }\n  }\n }\n}',
    'if (1) {\n if (2) {\n  if (3) {\n   if (4) {}\n  }\n }\n}',
  ),
];

describe('the rules of the linter', () => {
  let violations: Finding[][] = [];
  let cleans: Finding[][] = [];

  beforeAll(async () => {
    const findings = await linted([
      ...cases.map(({ path, violation }) => ({ path, text: `${violation}\n` })),
      ...cases.map(({ path, clean }) => ({ path, text: `${clean}\n` })),
    ]);
    violations = findings.slice(0, cases.length);
    cleans = findings.slice(cases.length);
  });

  it.each(cases.map(({ title, rule }, index) => [title, rule, index] as const))(
    '%s (%s)',
    (_, rule, index) => {
      expect(violations[index]?.map((finding) => finding.rule)).toContain(rule);
      expect(cleans[index]?.filter((finding) => finding.rule === rule)).toEqual([]);
    },
  );
});
