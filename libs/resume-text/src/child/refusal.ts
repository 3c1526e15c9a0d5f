import type { ResumeTextFailure } from '../resume-text.messages.ts';

/** A file that is not read, for a reason that its user is told. */
export class Refusal extends Error {
  readonly failure: ResumeTextFailure;

  constructor(failure: ResumeTextFailure, reason: string) {
    super(reason);
    this.name = 'Refusal';
    this.failure = failure;
  }
}
