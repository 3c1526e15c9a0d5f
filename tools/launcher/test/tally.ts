import { stripVTControlCharacters } from 'node:util';

/** The counts of a stage or of a whole run. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
}

interface AssertionResult {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages?: readonly string[];
}

/** The parts of Jest's JSON report that count. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly AssertionResult[];
  }[];
}

export const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const addTallies = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
});

/** A stage that is no run of Jest, such as lint, counts as one test. */
export const tallyOf = (name: string, hasPassed: boolean): Tally =>
  hasPassed ? { ...emptyTally, passed: 1 } : { ...emptyTally, failed: 1, failures: [name] };

/**
 * The tally of a run of Jest. A missing report, a file that did not run, a stage without tests and a failure outside of any test count as one
 * failure each, so that nothing passes without having run.
 */
export function tallyOfJest(name: string, report: JestReport | null, exitCode: number): Tally {
  if (!report) return { ...emptyTally, failed: 1, failures: [`${name}: the tests did not run`] };
  const {
    numPassedTests: passed,
    numFailedTests,
    numPendingTests,
    numTodoTests,
    numRuntimeErrorTestSuites,
  } = report;
  const failures = report.testResults.flatMap(
    ({ name: file, status, message, assertionResults }) => {
      const broken = assertionResults
        .filter((result) => result.status === 'failed')
        .map((result) => withReason(name, result));
      return status === 'failed' && broken.length === 0
        ? [`${name}: ${file} did not run${message ? '' : ' to its end'}`]
        : broken;
    },
  );
  const counted = {
    passed,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests + numTodoTests,
    failures,
  };
  if (passed + counted.failed === 0)
    return { ...counted, failed: 1, failures: [`${name}: there is no test`] };
  return counted.failed === 0 && exitCode !== 0
    ? { ...counted, failed: 1, failures: [`${name}: Jest ended with code ${exitCode}`] }
    : counted;
}

const reasonLines = 10;
/** Playwright quotes whole elements. */
const reasonChars = 160;

/** A failed test with the beginning of its message, for readers who see only the end of the output. */
function withReason(name: string, { fullName, failureMessages = [] }: AssertionResult): string {
  const lines = stripVTControlCharacters(failureMessages[0] ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const shown = lines.slice(0, reasonLines).map((line) => `    ${shorten(line)}`);
  return [`${name}: ${fullName}`, ...shown].join('\n');
}

const shorten = (line: string): string =>
  line.length > reasonChars ? `${line.slice(0, reasonChars)} …` : line;

/** The last line of the output. */
export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
