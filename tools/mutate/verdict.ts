import { type Mutant, restsOn } from './mutant.ts';

/** The part of Jest's JSON report that verdicts rest on. */
export interface JestReport {
  readonly testResults: readonly {
    /** Absolute path of the test file. */
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/**
 * `killed`: every named test file failed. `survived`: one of them stayed green. `not-applicable`: the text to replace is not there exactly once.
 * `broken`: the tests did not run. A mutant has to compile, since a failed compilation proves nothing about the tests.
 */
export type Verdict =
  | { readonly kind: 'killed'; readonly by: string }
  | { readonly kind: 'survived'; readonly green: readonly string[] }
  | { readonly kind: 'not-applicable' | 'broken'; readonly why: string };

const verdictsOfTests = new Set(['passed', 'failed']);

/** @param report null where Jest wrote none, as after a failure of its set-up */
export function verdictOf({ tests }: Pick<Mutant, 'tests'>, report: JestReport | null): Verdict {
  if (report === null)
    return { kind: 'broken', why: 'Jest wrote no report: its set-up failed, or it was stopped' };
  const suites = tests.map((path) => ({
    path,
    suite: report.testResults.find(({ name }) => name.endsWith(`/${path}`)),
  }));
  for (const { path, suite } of suites) {
    const ran = suite?.assertionResults.some(({ status }) => verdictsOfTests.has(status)) === true;
    if (!ran)
      return {
        kind: 'broken',
        why: `no test of ${path} ran${suite === undefined || suite.message === '' ? '' : `: ${firstLines(suite.message)}`}`,
      };
  }
  const failures = suites.map(({ path, suite }) => ({
    path,
    title: suite?.assertionResults.find(({ status }) => status === 'failed')?.fullName,
  }));
  const green = failures.filter(({ title }) => title === undefined).map(({ path }) => path);
  return green.length > 0
    ? { kind: 'survived', green }
    : { kind: 'killed', by: failures.map(({ title }) => `“${title ?? ''}”`).join(', ') };
}

/**
 * Tests that fail without any mutant, one line each, among those that the verdicts of these mutants rest on: with them no verdict is possible.
 * Other tests may have run too, since a title of one file can match tests of another.
 */
export function failuresOf(
  mutants: readonly Pick<Mutant, 'tests' | 'titles'>[],
  report: JestReport | null,
): string[] {
  if (report === null) return ['Jest wrote no report'];
  const paths = [...new Set(mutants.flatMap(({ tests }) => tests))];
  return paths.flatMap((path) => {
    const suite = report.testResults.find(({ name }) => name.endsWith(`/${path}`));
    if (suite === undefined || suite.assertionResults.length === 0)
      return [`${path}: ${firstLines(suite?.message ?? 'did not run')}`];
    return suite.assertionResults.flatMap(({ status, fullName }) =>
      status === 'failed' && mutants.some((mutant) => restsOn(mutant, path, fullName))
        ? [`${path}: ${fullName}`]
        : [],
    );
  });
}

function firstLines(message: string): string {
  return message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 4)
    .join(' ')
    .slice(0, 500);
}
