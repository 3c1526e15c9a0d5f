import {
  addTallies,
  closingLine,
  emptyTally,
  type JestReport,
  tallyOf,
  tallyOfJest,
} from './tally.ts';

const report = (changes: Partial<JestReport> = {}): JestReport => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
  ...changes,
});

describe('the result of npm test', () => {
  it('adds what passed, failed and was skipped, and leaves out skipped where there is none', () => {
    const unit = tallyOfJest('unit', report({ numPendingTests: 2, numTodoTests: 1 }), 0);
    expect(closingLine(addTallies(unit, tallyOf('lint', true)))).toBe(
      '6 passed, 0 failed, 3 skipped',
    );
    expect(closingLine(addTallies(tallyOf('lint', false), tallyOf('types', true)))).toBe(
      '1 passed, 1 failed',
    );
    expect(closingLine(emptyTally)).toBe('0 passed, 0 failed');
  });

  it('counts a file that did not run as a failure and names it', () => {
    const broken = report({
      numRuntimeErrorTestSuites: 1,
      testResults: [
        { name: 'x.spec.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
      ],
    });
    expect(tallyOfJest('unit', broken, 1)).toMatchObject({
      passed: 5,
      failed: 1,
      failures: ['unit: x.spec.ts did not run'],
    });
  });

  it('names failed tests', () => {
    const broken = report({
      numFailedTests: 1,
      testResults: [
        {
          name: 'x.spec.ts',
          status: 'failed',
          message: '',
          assertionResults: [{ status: 'failed', fullName: 'a b' }],
        },
      ],
    });
    expect(tallyOfJest('int', broken, 1).failures).toEqual(['int: a b']);
  });

  it.each([
    ['no report', null, 1],
    ['no test at all', report({ numPassedTests: 0 }), 0],
    ['only skipped tests', report({ numPassedTests: 0, numPendingTests: 3 }), 0],
    ['a failure outside of any test', report(), 1],
  ])('lets nothing pass with %s', (_case, jestReport, exitCode) => {
    expect(tallyOfJest('e2e', jestReport, exitCode).failed).toBe(1);
  });

  it('gives the reason why a test failed', () => {
    const failed = {
      fullName: 'two',
      status: 'failed',
      failureMessages: ['\u001b[31mError: connection reset\u001b[39m\n\n    at socket (net.ts:1)'],
    };
    const broken = report({
      numFailedTests: 1,
      testResults: [{ name: 'b', status: 'failed', message: 'b', assertionResults: [failed] }],
    });
    expect(tallyOfJest('int', broken, 1).failures).toEqual([
      'int: two\n    Error: connection reset\n        at socket (net.ts:1)',
    ]);
  });
});
