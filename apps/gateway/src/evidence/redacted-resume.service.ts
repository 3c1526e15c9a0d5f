import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { numberedLines } from '@rolefit/close-reading';
import { TextPool } from '@rolefit/text-pool';

/**
 * Resumes as agents read them: without names, contact data and ids, as a model would get them. Redacting is work on an untrusted text, so it runs in a thread
 * and within a budget (ADR 28). The thread starts with the first agent: most gateways never need one.
 */
@Injectable()
export class RedactedResumes implements OnApplicationShutdown {
  private pool: TextPool | null = null;

  /**
   * The lines of a resume with their numbers: "12| Led a team of five".
   * @throws AppError RESUME_TOO_COMPLEX
   */
  async linesOf(text: string): Promise<string> {
    this.pool ??= new TextPool({ threads: 1 });
    const pieces = await this.pool.promptPieces('read-resume', text);
    return numberedLines(pieces.join(''));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.close();
  }
}
