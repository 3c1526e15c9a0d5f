import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anchorsOf } from '../headings.ts';
import { asvsRequirements } from './asvs-requirements.ts';

const root = join(__dirname, '../../..');
const folder = join(root, 'docs/security');

interface Row {
  readonly number: string;
  readonly level: string;
  readonly heldBy: string;
}

function rowsOf(list: string): Row[] {
  const rows = readFileSync(join(folder, list), 'utf8')
    .split('\n')
    .filter((line) => /^\| (LLM)?\d/.test(line));
  return rows.map((row) => {
    const cells = row.slice(2, -2).split(' | ');
    return {
      number: cells[0] ?? '',
      level: cells[1] ?? '',
      heldBy: cells.length === 4 ? (cells[3] ?? '') : '',
    };
  });
}

/** A test is named by its file and its title, as written in the source. */
function flawOfTest(named: string): string | null {
  const [, file, title] = /^`([^`]+)` “([^”]+)”$/.exec(named) ?? [];
  if (file === undefined || title === undefined) return 'is not written as `file` “title”';
  if (!/spec\.tsx?$|\.contract\.ts$/.test(file) || !existsSync(join(root, file)))
    return 'names no file of tests';
  const source = readFileSync(join(root, file), 'utf8');
  const literals = [`'${title.replaceAll("'", String.raw`\'`)}'`, `"${title}"`, `\`${title}\``];
  return literals.some((literal) =>
    new RegExp(String.raw`\(\s*${literal.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}`).test(
      source,
    ),
  )
    ? null
    : 'is no title in its file';
}

function flawOfDocument(link: string): string | null {
  const [, path, anchor] = /^\[[^\]]+\]\(([^)#]+)#([^)]+)\)$/.exec(link) ?? [];
  if (path === undefined || !existsSync(join(folder, path))) return 'names no document';
  return anchorsOf(readFileSync(join(folder, path), 'utf8')).includes(anchor ?? '')
    ? null
    : 'names no heading';
}

function flawsOf({ number, heldBy }: Row): string[] {
  const [, kind, said = ''] = /^(Test|Document|Not here|Open): (.{3,})$/.exec(heldBy) ?? [];
  if (kind === undefined) return [`${number} does not say what holds it`];
  const named = kind === 'Test' ? said.split('; ') : kind === 'Document' ? [said] : [];
  return named.flatMap((one) => {
    const flaw = kind === 'Test' ? flawOfTest(one) : flawOfDocument(one);
    return flaw === null ? [] : [`${number}: ${one} ${flaw}`];
  });
}

const tenRisks = Array.from(
  { length: 10 },
  (_, place) => `LLM${String(place + 1).padStart(2, '0')}`,
);

describe('docs/security/asvs.md', () => {
  it('has every requirement of levels 1 and 2 with its level, in order, each once', () => {
    expect(rowsOf('asvs.md').map(({ number, level }) => `${number} ${level}`)).toEqual(
      asvsRequirements().map(({ number, level }) => `${number} ${level}`),
    );
  });
});

describe('docs/security/llm-top-10.md', () => {
  it('has each of the ten risks once', () => {
    expect(rowsOf('llm-top-10.md').map(({ number }) => number)).toEqual(tenRisks);
  });
});

describe.each(['asvs.md', 'llm-top-10.md'])('docs/security/%s', (list) => {
  it('says of each entry which test or document holds it, why it is not for us, or what is open; and what it names is there', () => {
    expect(rowsOf(list).flatMap(flawsOf)).toEqual([]);
  });
});

describe('a list', () => {
  it.each([
    ['nothing that holds it', '', 'does not say'],
    [
      'a test that is not there',
      'Test: `apps/gateway/src/security-tests/security-headers.int-spec.ts` “let everything through”',
      'is no title',
    ],
    ['a file that is not there', 'Test: `apps/nowhere.spec.ts` “holds”', 'names no file'],
    ['a file that has no tests', 'Test: `apps/gateway/src/main.ts` “holds”', 'names no file'],
    [
      'one test there and one not',
      'Test: `tools/docs/scoring-page.spec.ts` “shows an example whose points sum to its score”; `apps/nowhere.spec.ts` “holds”',
      'names no file',
    ],
    [
      'a document that is not there',
      'Document: [Nothing](nothing.md#nothing)',
      'names no document',
    ],
    [
      'a heading that is not there',
      'Document: [Nothing](threat-model.md#nothing)',
      'names no heading',
    ],
  ])('fails with %s', (_, heldBy, flaw) => {
    expect(flawsOf({ number: '0.0.0', level: '1', heldBy })).toEqual([
      expect.stringContaining(flaw),
    ]);
  });
});
