import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from './catalogue/index.ts';
import { flawsOf, mutated, type Mutant, titlePattern } from './mutant.ts';
import { readOptions } from './options.ts';
import { closingLine } from './report.ts';
import { failuresOf, type JestReport, verdictOf } from './verdict.ts';

const root = join(__dirname, '../..');
const read = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;

describe('the catalogue of security mutants', () => {
  it.each(catalogue.map((mutant) => [mutant.id, mutant] as const))(
    '%s still applies: its text occurs once, and its tests exist',
    (_, mutant) => {
      expect(flawsOf(mutant, read)).toEqual([]);
    },
  );

  it('has each id once, a changed text, tests, and what it would mean for a user', () => {
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
    expect(
      catalogue.filter(
        ({ id, replace, by, tests, harm }) =>
          !/^[a-z0-9-]+$/.test(id) ||
          replace === by ||
          tests.length === 0 ||
          !/^[“\p{Lu}].+\.$/u.test(harm),
      ),
    ).toEqual([]);
  });

  it('does not shrink unnoticed', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(45);
  });
});

const aMutant: Mutant = {
  id: 'a',
  file: 'a.ts',
  replace: 'isOwner',
  by: 'true',
  project: 'unit',
  tests: ['a.spec.ts'],
  titles: ['is mine'],
  harm: 'Theft.',
};
const files =
  (changes: Record<string, string | null> = {}) =>
  (path: string) =>
    ({ 'a.ts': 'return isOwner;', 'a.spec.ts': "it('is mine')", ...changes })[path] ?? null;

describe('a mutant', () => {
  it('is its text replaced, taken literally', () => {
    expect(mutated('if (a && b)', { replace: 'a && b', by: '$& || true' })).toBe('if ($& || true)');
  });

  it('applies however the code is formatted', () => {
    expect(mutated('call(\n  one,\n  two,\n);', { replace: 'call(one, two)', by: 'other()' })).toBe(
      'other();',
    );
    expect(
      mutated('if (a) return [b, c];', { replace: 'return [\n b,\n c,\n]', by: 'return d' }),
    ).toBe('if (a) return d;');
  });

  it('applies where its text occurs once', () => {
    expect(flawsOf(aMutant, files())).toEqual([]);
  });

  it.each([
    ['the file is gone', { 'a.ts': null }, 'a.ts does not exist'],
    ['the text is gone', { 'a.ts': 'return true;' }, 'its text occurs 0 times in a.ts, not once'],
    [
      'the text occurs twice',
      { 'a.ts': 'isOwner || isOwner' },
      'its text occurs 2 times in a.ts, not once',
    ],
    ['the test was renamed', { 'a.spec.ts': "it('is ours')" }, 'no test is titled “is mine”'],
  ])('does not where %s', (_, changes, flaw) => {
    expect(flawsOf(aMutant, files(changes))).toEqual([flaw]);
  });

  it('does not where its test file is gone', () => {
    expect(flawsOf(aMutant, files({ 'a.spec.ts': null }))).toEqual([
      'a.spec.ts does not exist',
      'no test is titled “is mine”',
    ]);
  });
});

describe('a title', () => {
  it('fits what the cases of a table make of it, and is taken literally otherwise', () => {
    expect('refuses the key "a..b" (again)').toMatch(
      new RegExp(`^${titlePattern('refuses the key %j (again)')}$`),
    );
    expect('a lists nothing').toMatch(new RegExp(`^${titlePattern('$name lists nothing')}$`));
    expect('aXb').not.toMatch(new RegExp(titlePattern('a.b')));
  });
});

describe('a verdict', () => {
  const suite = (name: string, ...statuses: string[]) => ({
    name: `/tmp/x/${name}`,
    message: '',
    assertionResults: statuses.map((status, place) => ({ status, fullName: `${name} ${place}` })),
  });
  const report = (...testResults: JestReport['testResults']): JestReport => ({ testResults });

  it('is that it was killed where every test file failed', () => {
    expect(
      verdictOf(
        { tests: ['a.spec.ts', 'b.spec.ts'] },
        report(suite('a.spec.ts', 'passed', 'failed'), suite('b.spec.ts', 'failed')),
      ),
    ).toEqual({ kind: 'killed', by: '“a.spec.ts 1”, “b.spec.ts 0”' });
  });

  it('is that it survived where a test file stayed green', () => {
    expect(
      verdictOf(
        { tests: ['a.spec.ts', 'b.spec.ts'] },
        report(suite('a.spec.ts', 'failed'), suite('b.spec.ts', 'passed', 'pending')),
      ),
    ).toEqual({ kind: 'survived', green: ['b.spec.ts'] });
  });

  it.each<[string, JestReport | null]>([
    ['Jest wrote no report', null],
    ['the file did not run', report()],
    ['the file could not be loaded', report({ ...suite('a.spec.ts'), message: 'SyntaxError' })],
    ['no title matched', report(suite('a.spec.ts', 'pending'))],
  ])('is nothing where %s: a red run would prove nothing', (_, found) => {
    expect(verdictOf({ tests: ['a.spec.ts'] }, found).kind).toBe('broken');
  });

  it('rests on tests that are green without any mutant', () => {
    const [a, b] = [{ tests: ['a.spec.ts'] }, { tests: ['b.spec.ts'], titles: ['b.spec.ts 1'] }];
    expect(
      failuresOf(
        [a, b],
        report(suite('a.spec.ts', 'passed'), suite('b.spec.ts', 'passed', 'failed')),
      ),
    ).toEqual(['b.spec.ts: b.spec.ts 1']);
    expect(
      failuresOf([a], report({ ...suite('a.spec.ts'), message: '\n ● Cannot find module' })),
    ).toEqual(['a.spec.ts: ● Cannot find module']);
    expect(failuresOf([a], report())).toEqual(['a.spec.ts: did not run']);
    expect(failuresOf([a], null)).toHaveLength(1);
  });

  it('does not rest on a test that only ran along', () => {
    expect(
      failuresOf(
        [{ tests: ['b.spec.ts'], titles: ['b.spec.ts 1'] }],
        report(suite('b.spec.ts', 'failed', 'passed')),
      ),
    ).toEqual([]);
  });
});

describe('the command line', () => {
  const two = [aMutant, { ...aMutant, id: 'b' }];

  it('takes all mutants, or those that are named', () => {
    expect(readOptions([], two).mutants).toEqual(two);
    expect(readOptions(['--only', 'b'], two).mutants.map(({ id }) => id)).toEqual(['b']);
    expect(readOptions(['--list'], two).isList).toBe(true);
  });

  it.each([[['--only', 'c']], [['--only', ',']], [['--onyl', 'a']]])('refuses %j', (args) => {
    expect(() => readOptions(args, two)).toThrow();
  });

  it('ends with a line that counts', () => {
    expect(
      closingLine(
        [
          { mutant: aMutant, verdict: { kind: 'killed', by: '' }, seconds: 1 },
          { mutant: aMutant, verdict: { kind: 'survived', green: [] }, seconds: 1 },
        ],
        65,
      ),
    ).toBe('2 mutants: 1 killed, 1 survived, 0 not applicable, 0 broken, in 1 min 5 s');
  });
});
