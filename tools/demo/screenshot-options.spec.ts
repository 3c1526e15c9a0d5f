import { parseScreenshotOptions } from './screenshot-options.ts';

describe('options of npm run screenshots', () => {
  it('takes every screen into the folder for it, where nothing is asked', () => {
    expect(parseScreenshotOptions([])).toMatchObject({ only: [], help: false });
    expect(parseScreenshotOptions([]).dir).toMatch(/[/\\]\.local[/\\]screenshots$/);
  });

  it('takes a folder and parts of names in any order', () => {
    expect(parseScreenshotOptions(['match', '--to', '/srv/pictures', 'dashboard'])).toEqual({
      dir: '/srv/pictures',
      only: ['match', 'dashboard'],
      help: false,
    });
    expect(parseScreenshotOptions(['--help']).help).toBe(true);
  });

  it.each([
    [['--too', 'x'], 'There is no option --too.'],
    [['-h'], 'There is no option -h.'],
    [['--to'], '--to needs a folder.'],
    [['--to', '--help'], '--to needs a folder.'],
    [['dashbord'], 'No screen has dashbord in its name.'],
  ])('refuses %j with one sentence', (args, sentence) => {
    expect(() => parseScreenshotOptions(args)).toThrow(sentence);
  });
});
