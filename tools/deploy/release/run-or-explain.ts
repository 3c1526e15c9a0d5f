/** Prints what a command returns. An error is its message alone, and exit code 1. */
export function runOrExplain(command: () => string): void {
  try {
    console.log(command());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
