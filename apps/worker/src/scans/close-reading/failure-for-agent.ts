import { type ErrorCode, type Failure, failureOf } from '@rolefit/contracts';

/** The error for claims of an agent that could not be judged. A reading by the server's model would not replace them. */
export function failureForAgent(code: ErrorCode): Failure {
  const failure = failureOf(code);
  return failure.retryable
    ? {
        ...failure,
        message: 'What your agent sent couldn’t be judged. Ask your agent to send it again.',
        retryable: false,
      }
    : failure;
}
