import { Problem } from '../launcher/bootstrap/problem.mjs';

/** The message of an error, with the end of the log that a failed start carries. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return [error.message, detailsOf(error)].filter((text) => text !== '').join(' ');
}

/** The same with the stack. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return [error.stack ?? error.message, detailsOf(error)].filter((text) => text !== '').join(' ');
}

const detailsOf = (error: Error) => (error instanceof Problem ? error.details : '');
