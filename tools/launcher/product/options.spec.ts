import { parseOptions } from './options.ts';

describe('options of npm start', () => {
  it('has a default for everything', () => {
    expect(parseOptions([])).toMatchObject({
      port: null,
      host: null,
      open: true,
      withWorker: true,
      help: false,
    });
    expect(parseOptions([]).dataDir).toMatch(/[/\\]\.local$/);
  });

  it('takes values after a space and after an equals sign', () => {
    expect(
      parseOptions([
        '--port',
        '4100',
        '--host',
        '192.168.1.20',
        '--data=/srv/rolefit',
        '--no-open',
        '--without',
        'worker',
      ]),
    ).toMatchObject({
      port: 4100,
      host: '192.168.1.20',
      dataDir: '/srv/rolefit',
      open: false,
      withWorker: false,
    });
  });

  it.each([
    [['--prot', '1'], 'There is no option --prot.'],
    [['--constructor'], 'There is no option --constructor.'],
    [['4000'], 'There is no option 4000.'],
    [['--port'], '--port needs a value.'],
    [['--port', '--no-open'], '--port needs a value.'],
    [['--host'], '--host needs a value.'],
    [['--port', '70000'], '--port needs a number from 0 to 65535, not 70000.'],
    [['--port', '4e3'], '--port needs a number from 0 to 65535, not 4e3.'],
    [['--no-open=yes'], 'There is no option --no-open=yes.'],
    [['--without', 'redis'], '--without knows only the worker, not redis.'],
  ])('refuses %j with one sentence', (args, sentence) => {
    expect(() => parseOptions(args)).toThrow(sentence);
  });
});
