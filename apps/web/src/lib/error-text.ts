import { ApiError } from '@rolefit/api-client';
import { texts } from './texts';

/** A message for the user for any thrown value. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : texts.pageProblem;
}
