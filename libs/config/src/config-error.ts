/**
 * The environment is not one that Rolefit can start in. `message` lists every problem at once, one plain sentence a line,
 * never a value: values may be secrets.
 */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(['Rolefit cannot start with this configuration:', ...problems.map((problem) => `- ${problem}`)].join('\n'));
    this.name = 'ConfigError';
  }
}
