import type { AppError, ErrorCode } from '@rolefit/contracts';

/** Errors of calls without a token. Their challenge must not name an error. Source: RFC 6750, 3.1 */
const withoutToken: ReadonlySet<ErrorCode> = new Set(['SESSION_MISSING', 'TOKEN_REQUIRED']);

/** The `WWW-Authenticate` header of a rejected call, as required by RFC 9110 and MCP authorisation; null if the token is not the reason. */
export function challengeOf({ family, code }: AppError): string | null {
  if (code === 'TOKEN_SCOPE_MISSING') return 'Bearer realm="Rolefit", error="insufficient_scope"';
  if (family !== 'AUTHERROR') return null;
  return withoutToken.has(code)
    ? 'Bearer realm="Rolefit"'
    : 'Bearer realm="Rolefit", error="invalid_token"';
}
