import { Problem, printProblem } from './problem.mjs';

function printed(error: unknown): string {
  let text = '';
  printProblem(error, (part: string) => (text += part));
  return text;
}

describe('an error at the end of a command', () => {
  it('is one sentence and its details if it is a problem', () => {
    expect(printed(new Problem('Port 4000 is taken.'))).toBe('Port 4000 is taken.\n');
    expect(printed(new Problem('It failed.', { details: 'the log\n' }))).toBe(
      'It failed.\n\nthe log\n',
    );
  });

  it('has its stack and its causes if it is unexpected', () => {
    const text = printed(new Error('no answer', { cause: new TypeError('ECONNREFUSED') }));
    expect(text).toMatch(/^Error: no answer\n {4}at /);
    expect(text).toContain('\nCaused by: TypeError: ECONNREFUSED\n    at ');
  });
});
