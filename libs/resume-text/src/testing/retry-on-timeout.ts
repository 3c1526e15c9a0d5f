import { ResumeTextProcessEnded } from '../resume-text.process.js';

/**
 * Retries while the machine, and not the file, is to blame: a child that got no CPU time or could not start in time fails with another kind of error,
 * upon which a job retries. So does this, within the test's timeout.
 * @throws the errors of the file
 */
export async function retryOnTimeout<Outcome>(read: () => Promise<Outcome>): Promise<Outcome> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (
        !(error instanceof ResumeTextProcessEnded) ||
        !/too busy|did not start/.test(error.message)
      )
        throw error;
    }
  }
}
