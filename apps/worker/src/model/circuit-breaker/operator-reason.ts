import type { Config } from '@rolefit/config';
import type { AppError, ErrorCode } from '@rolefit/contracts';
import { addressOf } from '@rolefit/model';

/** What an operator can do about an error of the set-up. */
const remedies: Partial<Record<ErrorCode, string>> = {
  MODEL_NOT_FOUND: 'check AI_MODEL, or load the model on its server',
  MODEL_KEY_REJECTED: 'check AI_API_KEY',
  MODEL_UNPAID: 'pay the provider, or change AI_API_KEY',
  MODEL_MISCONFIGURED: 'check AI_BASE_URL, which mostly ends with /v1',
};

/** Why the model cannot be called, in one line for the operator: model, address, the server's own words, and what to do. */
export function reasonFor(
  model: Pick<NonNullable<Config['model']>, 'name' | 'baseUrl'>,
  error: AppError | undefined,
): string {
  const remedy = error === undefined ? undefined : remedies[error.code];
  const said = typeof error?.cause === 'string' ? error.cause : 'it does not answer';
  return `${model.name} at ${addressOf(model.baseUrl)}: ${said}${remedy === undefined ? '' : ` (${remedy})`}`;
}
