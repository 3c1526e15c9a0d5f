import { stripVTControlCharacters } from 'node:util';

export const nothing = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] };

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  unsteady: [...a.unsteady, ...b.unsteady],
});

/** One thing that either holds or does not, such as lint. */
export const tallyOf = (name, isFine) => (isFine ? { ...nothing, passed: 1 } : { ...nothing, failed: 1, failures: [name] });

/**
 * What a run of Jest amounts to, from its JSON report (null where it wrote none). A file that did not run, a tier without a
 * single test, and a failure outside of any test count as one failure each: nothing passes by not happening.
 */
export function tallyOfJest(name, report, exitCode) {
  if (!report) return { ...nothing, failed: 1, failures: [`${name}: the tests did not run`] };
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report;
  const failures = report.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const broken = assertionResults.filter((result) => result.status === 'failed').map((result) => `${name}: ${result.fullName}`);
    return status === 'failed' && broken.length === 0 ? [`${name}: ${file} did not run${message ? '' : ' to its end'}`] : broken;
  });
  const counted = { ...nothing, passed, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests + numTodoTests, failures };
  if (passed + counted.failed === 0) return { ...counted, failed: 1, failures: [`${name}: there is no test`] };
  return counted.failed === 0 && exitCode !== 0 ? { ...counted, failed: 1, failures: [`${name}: Jest ended with code ${exitCode}`] } : counted;
}

const reasonLines = 6;

/** A failed test with the beginning of what Jest said about it, so that whoever reads only the end of the output can see why. */
export function withReason(failure, name, report) {
  const results = report?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  const message = results.find((result) => result.status === 'failed' && `${name}: ${result.fullName}` === failure)?.failureMessages?.[0] ?? '';
  const lines = stripVTControlCharacters(message).split('\n').filter((line) => line.trim() !== '');
  return [failure, ...lines.slice(0, reasonLines).map((line) => `    ${line}`)].join('\n');
}

/** The paths of the files of which something failed. */
export const failedFiles = (report) => report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/**
 * What a tier amounts to whose failed files were run a second time: what these did at first is taken out, what they did then put in. Tests that failed at first
 * and passed then are named as unsteady.
 */
export function tallyOfTwoRuns(name, first, second, secondExitCode) {
  const again = first.testResults.filter(({ status }) => status === 'failed');
  const count = (status) => again.flatMap(({ assertionResults }) => assertionResults).filter((result) => status.includes(result.status)).length;
  const before = tallyOfJest(name, first, 1);
  const after = tallyOfJest(name, second, secondExitCode);
  return {
    passed: before.passed - count(['passed']) + after.passed,
    failed: after.failed,
    skipped: before.skipped - count(['pending', 'todo']) + after.skipped,
    failures: after.failures,
    unsteady: before.failures.filter((failure) => !after.failures.includes(failure)).map((failure) => withReason(failure, name, first)),
  };
}

/** The closing line, for people and for whatever reads the output. */
export const closingLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
