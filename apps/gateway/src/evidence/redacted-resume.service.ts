import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { numberedLines } from '@rolefit/close-reading';
import { TextPool } from '@rolefit/text-pool';

/**
 * Redacts resumes for agents as for a model: without names, contact data and ids. Redacting processes untrusted text, so it runs in a thread and
 * within a budget (ADR 28). The thread starts with the first agent, because most gateways never need it.
 */
@Injectable()
export class RedactedResumes implements OnApplicationShutdown {
  private pool: TextPool | null = null;

  /** Starts the thread, which takes a second or more: an agent that scans a posting will ask for the lines of the resume next. */
  prepare(): void {
    if (this.pool !== null) return;
    // If the thread cannot start, the first call fails with the error.
    this.started()
      .start()
      .catch(() => undefined);
  }

  /**
   * The lines of a resume with their numbers: "12| Led a team of five".
   * @throws AppError RESUME_TOO_COMPLEX
   */
  async linesOf(text: string): Promise<string> {
    const pieces = await this.started().promptPieces('read-resume', text);
    return numberedLines(pieces.join(''));
  }

  private started(): TextPool {
    this.pool ??= new TextPool({ threads: 1 });
    return this.pool;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.close();
  }
}
