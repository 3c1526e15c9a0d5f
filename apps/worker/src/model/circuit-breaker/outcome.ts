import { AppError, type ErrorCode, isModelSetUpCode } from '@rolefit/contracts';

/** What a finished call says about the provider: it answers, rate limits, is unavailable, or unknown. */
export type Outcome =
  | { readonly kind: 'ok' | 'none' }
  | { readonly kind: 'busy' | 'unavailable'; readonly error: AppError };

const kinds: Partial<Record<ErrorCode, Outcome['kind']>> = {
  MODEL_UNAVAILABLE: 'unavailable',
  MODEL_RATE_LIMITED: 'busy',
  // These concern one text; the provider itself answers.
  MODEL_REFUSED: 'ok',
  MODEL_TEXT_TOO_LONG: 'ok',
  // Calling less often would not improve the answers.
  MODEL_ANSWER_INVALID: 'ok',
  MODEL_ANSWER_CUT: 'ok',
};

/** With a wrong configuration, every call fails until the operator fixes it. */
function kindOf(code: ErrorCode): Outcome['kind'] | undefined {
  return isModelSetUpCode(code) ? 'unavailable' : kinds[code];
}

/** Classifies an error of a call. A call that we aborted leaves the provider's state unknown. */
export function outcomeOf(error: unknown): Outcome {
  const kind = error instanceof AppError ? kindOf(error.code) : undefined;
  if ((kind === 'unavailable' || kind === 'busy') && error instanceof AppError)
    return { kind, error };
  return { kind: kind === 'ok' ? 'ok' : 'none' };
}
