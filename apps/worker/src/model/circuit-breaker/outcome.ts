import { AppError, type ErrorCode } from '@rolefit/contracts';

/** What the end of a call says about the provider: it answers, is busy, is away, or nothing. */
export type Outcome = { readonly kind: 'ok' | 'none' } | { readonly kind: 'busy' | 'away'; readonly error: AppError };

const kinds: Partial<Record<ErrorCode, Outcome['kind']>> = {
  MODEL_UNAVAILABLE: 'away',
  // Only the operator can mend it, and until then each call is as useless as one to a model that is down.
  MODEL_MISCONFIGURED: 'away',
  MODEL_RATE_LIMITED: 'busy',
  // Said about one text, by a model that answers.
  MODEL_REFUSED: 'ok',
  MODEL_TEXT_TOO_LONG: 'ok',
  // It answers, at whatever length; asking less often would not make it answer better.
  MODEL_ANSWER_INVALID: 'ok',
};

/** What an error of a call says about the provider; one that we ended ourselves says nothing. */
export function outcomeOf(error: unknown): Outcome {
  const kind = error instanceof AppError ? kinds[error.code] : undefined;
  if ((kind === 'away' || kind === 'busy') && error instanceof AppError) return { kind, error };
  return { kind: kind === 'ok' ? 'ok' : 'none' };
}
