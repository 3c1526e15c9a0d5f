import { PdfTextProcessEnded } from '../pdf-text.process.js';

/**
 * Reads until the outcome is the file's own. A child that a busy machine gave no time, or could not start in time, is told by an error of another kind, upon which a
 * job tries again: so does this, for as long as a test may last.
 * @throws whatever `read` throws of the file
 */
export async function retryOnTimeout<Outcome>(read: () => Promise<Outcome>): Promise<Outcome> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof PdfTextProcessEnded) || !/too busy|did not start/.test(error.message)) throw error;
    }
  }
}
