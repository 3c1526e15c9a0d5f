import { type Failure } from '@rolefit/contracts';

/** Why a job failed or waits, in our language. */
export function failureText({ message }: Failure): string {
  return message;
}
