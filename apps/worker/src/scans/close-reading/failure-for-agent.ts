import { type ErrorCode, type Failure, failureOf } from '@rolefit/contracts';

/** Why claims of an agent could not be judged. Asking the model of the server again would not bring them back. */
export function failureForAgent(code: ErrorCode): Failure {
  const failure = failureOf(code);
  return failure.retryable
    ? {
        ...failure,
        message: 'What your agent sent could not be judged. Ask your agent to send it again.',
        retryable: false,
      }
    : failure;
}
