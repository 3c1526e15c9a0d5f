// @ts-check

/**
 * An error that the person at the terminal can understand and fix: printed as one sentence, without a stack.
 * `details` is shown below the sentence, for example the last lines of a log.
 */
export class Problem extends Error {
  /**
   * @param {string} sentence
   * @param {{ details?: string, cause?: unknown, exitCode?: number }} [options]
   */
  constructor(sentence, { details = '', cause, exitCode = 1 } = {}) {
    super(sentence, { cause });
    this.name = 'Problem';
    this.details = details;
    this.exitCode = exitCode;
  }
}

/**
 * Prints an error: a problem as its sentence, anything else with its stack and causes.
 * @param {unknown} error
 * @param {(text: string) => void} [write]
 * @returns {number} the exit code for it
 */
export function printProblem(error, write = (text) => void process.stderr.write(text)) {
  if (!(error instanceof Problem)) {
    write(`${describe(error)}\n`);
    return 1;
  }
  write(`${error.message}\n`);
  if (error.details) write(`\n${error.details.trimEnd()}\n`);
  return error.exitCode;
}

/**
 * @param {unknown} error
 * @returns {string}
 */
function describe(error) {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\nCaused by: ${describe(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
