import { stripVTControlCharacters } from 'node:util';

export const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
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
    const broken = assertionResults.filter((result) => result.status === 'failed').map((result) => withReason(name, result));
    return status === 'failed' && broken.length === 0 ? [`${name}: ${file} did not run${message ? '' : ' to its end'}`] : broken;
  });
  const counted = { ...nothing, passed, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests + numTodoTests, failures };
  if (passed + counted.failed === 0) return { ...counted, failed: 1, failures: [`${name}: there is no test`] };
  return counted.failed === 0 && exitCode !== 0 ? { ...counted, failed: 1, failures: [`${name}: Jest ended with code ${exitCode}`] } : counted;
}

const reasonLines = 6;

/** A failed test with the beginning of its message, for readers who have only the end of the output. */
function withReason(name, { fullName, failureMessages = [] }) {
  const lines = stripVTControlCharacters(failureMessages[0] ?? '').split('\n').filter((line) => line.trim() !== '');
  return [`${name}: ${fullName}`, ...lines.slice(0, reasonLines).map((line) => `    ${line}`)].join('\n');
}

/** The closing line, for people and for whatever reads the output. */
export const closingLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
