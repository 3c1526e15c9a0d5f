import { setImmediate } from 'node:timers/promises';
import { type ScanBatchItem, type ScanRequest, scanRequestSchema } from '@rolefit/contracts';
import { toValidationError } from '../http/validation.js';

/** A valid posting, or the batch item that reports why it was refused. */
export type ValidatedPosting =
  | { readonly request: ScanRequest }
  | { readonly refusal: Extract<ScanBatchItem, { outcome: 'refused' }> };

/** Validates each posting of a batch separately. Yields to the event loop in between, because a hundred long texts take a while. */
export async function validatePostings(postings: readonly unknown[]): Promise<ValidatedPosting[]> {
  const checked: ValidatedPosting[] = [];
  for (const posting of postings) {
    checked.push(check(posting));
    await setImmediate();
  }
  return checked;
}

function check(posting: unknown): ValidatedPosting {
  const parsed = scanRequestSchema.safeParse(posting);
  if (parsed.success) return { request: parsed.data };
  const { message, fields } = toValidationError(parsed.error.issues);
  return { refusal: { outcome: 'refused', message, fields: { ...fields } } };
}
