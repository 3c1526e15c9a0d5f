import { type ErrorCode, germanErrors } from '@rolefit/contracts';

export function codeMessage(code: ErrorCode): string {
  return germanErrors[code];
}
