import { ApiError } from '@rolefit/api-client';

/** What to tell the user about anything that was thrown. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : 'This page ran into a problem of its own. Nothing you saved is lost; reload the page and try again.';
}
