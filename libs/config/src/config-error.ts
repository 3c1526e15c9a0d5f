/** Invalid configuration. `message` lists all problems, one sentence per line, and contains no values because they may be secrets. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      [
        'Rolefit cannot start with this configuration:',
        ...problems.map((problem) => `- ${problem}`),
      ].join('\n'),
    );
    this.name = 'ConfigError';
  }
}
