import type { ResumeTextFailure } from '../resume-text.messages.ts';

/** Thrown for a file that is refused, with a reason that the user is told. */
export class Refusal extends Error {
  readonly failure: ResumeTextFailure;

  constructor(failure: ResumeTextFailure, reason: string) {
    super(reason);
    this.name = 'Refusal';
    this.failure = failure;
  }
}
