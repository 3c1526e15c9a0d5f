import { printProblem } from '../launcher/bootstrap/problem.mjs';

/** Runs a program of the command line: prints its error and sets the exit code. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.exitCode = printProblem(error);
  }
}
