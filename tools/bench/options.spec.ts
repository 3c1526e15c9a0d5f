import { readOptions, UsageError } from './options.ts';

const names = ['reading', 'pages'];
const read = (...args: string[]) => readOptions(args, {}, names);

describe('the options of a benchmark run', () => {
  it('choose benchmarks by name', () => {
    expect(read('--only=reading').only).toEqual(['reading']);
    expect(read('--skip', 'pages').skip).toEqual(['pages']);
    expect(read()).toMatchObject({ only: undefined, skip: [], rounds: 5, isHelp: false });
  });

  it('are refused with a sentence where there is no such option or benchmark', () => {
    expect(() => read('--only=raeding')).toThrow(UsageError);
    expect(() => read('--only=raeding')).toThrow(
      'There is no benchmark raeding; there are reading, pages.',
    );
    expect(() => read('--fast')).toThrow(UsageError);
  });
});
