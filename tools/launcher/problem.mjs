/**
 * Something the person at the terminal can understand and mend: printed as its sentence alone, without a stack.
 * `details` is shown below the sentence, for example the last lines of a log.
 */
export class Problem extends Error {
  constructor(sentence, { details = '', cause, exitCode = 1 } = {}) {
    super(sentence, { cause });
    this.name = 'Problem';
    this.details = details;
    this.exitCode = exitCode;
  }
}

/** Prints any error the way a person should meet it and returns the exit code that goes with it. */
export function printProblem(error, write = (text) => process.stderr.write(text)) {
  if (!(error instanceof Problem)) {
    write(`${error?.stack ?? error}\n`);
    return 1;
  }
  write(`${error.message}\n`);
  if (error.details) write(`\n${error.details.trimEnd()}\n`);
  return error.exitCode;
}
