import { add, closingLine, failedFiles, nothing, tallyOf, tallyOfJest, tallyOfTwoRuns } from './tally.mjs';

const report = (changes: object = {}) => ({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0, testResults: [], ...changes });

describe('the result of npm test', () => {
  it('adds what passed, failed and was skipped, and leaves out skipped where there is none', () => {
    const unit = tallyOfJest('unit', report({ numPendingTests: 2, numTodoTests: 1 }), 0);
    expect(closingLine(add(unit, tallyOf('lint', true)))).toBe('6 passed, 0 failed, 3 skipped');
    expect(closingLine(add(tallyOf('lint', false), tallyOf('types', true)))).toBe('1 passed, 1 failed');
    expect(closingLine(nothing)).toBe('0 passed, 0 failed');
  });

  it('counts a file that did not run as a failure and names it', () => {
    const broken = report({ numRuntimeErrorTestSuites: 1, testResults: [{ name: 'x.spec.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] }] });
    expect(tallyOfJest('unit', broken, 1)).toMatchObject({ passed: 5, failed: 1, failures: ['unit: x.spec.ts did not run'] });
  });

  it('names failed tests', () => {
    const broken = report({ numFailedTests: 1, testResults: [{ name: 'x.spec.ts', status: 'failed', message: '', assertionResults: [{ status: 'failed', fullName: 'a b' }] }] });
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

  describe('of a tier whose failed files were run a second time', () => {
    const file = (name: string, tests: Record<string, string>) => ({
      name,
      status: Object.values(tests).includes('failed') ? 'failed' : 'passed',
      message: '',
      assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
    });
    const first = report({ numPassedTests: 3, numFailedTests: 2, numPendingTests: 1, testResults: [file('a', { one: 'passed' }), file('b', { two: 'passed', three: 'failed', four: 'failed', five: 'pending' }), file('c', { six: 'passed' })] });

    it('names the files to run again', () => {
      expect(failedFiles(first)).toEqual(['b']);
    });

    it('counts each test once, and names those that passed only then', () => {
      const second = report({ numPassedTests: 3, numPendingTests: 1, testResults: [file('b', { two: 'passed', three: 'passed', four: 'passed', five: 'pending' })] });
      expect(tallyOfTwoRuns('int', first, second, 0)).toEqual({ passed: 5, failed: 0, skipped: 1, failures: [], unsteady: ['int: three', 'int: four'] });
    });

    it('gives the reason why an unsteady test failed at first', () => {
      const failed = { fullName: 'two', status: 'failed', failureMessages: ['\u001b[31mError: connection reset\u001b[39m\n\n    at socket (net.ts:1)'] };
      const before = report({ numFailedTests: 1, testResults: [{ name: 'b', status: 'failed', message: 'b', assertionResults: [failed] }] });
      const second = report({ numPassedTests: 1, testResults: [file('b', { two: 'passed' })] });
      expect(tallyOfTwoRuns('int', before, second, 0).unsteady).toEqual(['int: two\n    Error: connection reset\n        at socket (net.ts:1)']);
    });

    it('fails with whatever failed in the second run, be it the same or another', () => {
      const second = report({ numPassedTests: 1, numFailedTests: 2, numPendingTests: 1, testResults: [file('b', { two: 'failed', three: 'failed', four: 'passed', five: 'pending' })] });
      expect(tallyOfTwoRuns('int', first, second, 1)).toEqual({ passed: 3, failed: 2, skipped: 1, failures: ['int: two', 'int: three'], unsteady: ['int: four'] });
    });

    it.each([
      ['did not run', null, 1],
      ['ran no test', report({ numPassedTests: 0 }), 0],
      ['ended with a failure outside of any test', report({ numPassedTests: 4 }), 1],
    ])('fails when the second run %s', (_case, second, exitCode) => {
      expect(tallyOfTwoRuns('int', first, second, exitCode).failed).toBe(1);
    });
  });
});
