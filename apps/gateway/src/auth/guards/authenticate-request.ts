import { AppError, type Endpoint, personalTokenPrefix } from '@rolefit/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../http/request-context.js';
import type { AccessService } from './access.service.js';

/**
 * Identifies the caller by the bearer token: the access token of a session, or a personal access token.
 * @param endpoint decides whether a deleted account that can still be restored is accepted; routes outside the table never accept one
 * @throws AppError SESSION_MISSING, SESSION_EXPIRED, SESSION_INVALID, ACCOUNT_DELETED, TOKEN_REQUIRED, TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_REFUSED, TOKEN_SCOPE_MISSING
 */
export async function authenticateRequest(
  request: FastifyRequest,
  access: AccessService,
  endpoint: Endpoint | undefined,
): Promise<Caller> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (endpoint?.scope === 'by-tool' && token?.startsWith(personalTokenPrefix) !== true)
    throw new AppError('TOKEN_REQUIRED');
  if (token === undefined) throw new AppError('SESSION_MISSING');
  if (token.startsWith(personalTokenPrefix)) return access.checkPersonal(token, endpoint?.scope);
  const { userId, sessionId } = await access.check(token, endpoint?.forDeleted === true);
  return { userId, sessionId };
}
