import { ApiError } from '@rolefit/api-client';
import { texts } from './texts';

/** What to tell the user about anything that was thrown. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : texts.pageProblem;
}
