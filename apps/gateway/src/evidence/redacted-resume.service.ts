import { Injectable } from '@nestjs/common';
import { numberedLines } from '@rolefit/close-reading';
import { TextThread } from '../text-thread/text-thread.service.js';

/** Redacts resumes for agents as for a model: without names, contact data and ids. */
@Injectable()
export class RedactedResumes {
  constructor(private readonly thread: TextThread) {}

  /** An agent that scans a posting will ask for the lines of the resume next. */
  prepare(): void {
    this.thread.prepare();
  }

  /**
   * The lines of a resume with their numbers: "12| Led a team of five".
   * @throws AppError RESUME_TOO_COMPLEX
   */
  async linesOf(text: string): Promise<string> {
    const pieces = await this.thread.pool.promptPieces('read-resume', text);
    return numberedLines(pieces.join(''));
  }
}
