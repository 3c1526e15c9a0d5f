import { parseOptions, UsageError } from './options.ts';

const parse = (...args: string[]) =>
  parseOptions(args, { today: '2026-03-01', defaultOutDir: 'out' });

describe('the command line of npm run eval', () => {
  it('needs nothing but the data', () => {
    expect(parse('--data', 'here')).toEqual({
      dataDir: 'here',
      outDir: 'out',
      analyser: 'builtin',
      tasks: null,
      asOf: '2026-03-01',
      runs: 1,
      isStrict: false,
      replay: null,
    });
  });

  it('takes everything else', () => {
    const options = parse(
      '--data=here',
      '--out',
      'there',
      '--analyser',
      'llm',
      '--task',
      'fit, postings',
      '--as-of',
      '2020-01-31',
      '--runs',
      '3',
      '--strict',
    );
    expect(options).toEqual({
      dataDir: 'here',
      outDir: 'there',
      analyser: 'llm',
      tasks: ['fit', 'postings'],
      asOf: '2020-01-31',
      runs: 3,
      isStrict: true,
      replay: null,
    });
  });

  it.each([
    [[], '--data is missing.'],
    [
      ['--data', 'here', '--analyser', 'magic'],
      'There is no analyser magic; it is builtin or llm.',
    ],
    [['--data', 'here', '--as-of', 'today'], '--as-of needs a day like 2026-01-31.'],
    [['--data', 'here', '--runs', '0'], '--runs needs a number from 1 to 99.'],
    [['--data', 'here', '--speed', '9'], "Unknown option '--speed'"],
  ])('refuses %j', (args, sentence) => {
    expect(() => parse(...args)).toThrow(UsageError);
    expect(() => parse(...args)).toThrow(sentence);
  });
});
