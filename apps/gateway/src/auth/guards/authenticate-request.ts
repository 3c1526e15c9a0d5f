import { AppError, type Endpoint } from '@rolefit/contracts';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../../http/request-context.js';
import type { AccessService } from './access.service.js';

/**
 * Identifies the caller by the bearer token.
 * @param endpoint decides whether a deleted account that can still be restored is accepted; routes outside the table never accept one
 * @throws AppError SESSION_MISSING, SESSION_EXPIRED, SESSION_INVALID, ACCOUNT_DELETED
 */
export async function authenticateRequest(
  request: FastifyRequest,
  access: AccessService,
  endpoint: Endpoint | undefined,
): Promise<SignedIn> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw new AppError('SESSION_MISSING');
  const { userId, sessionId } = await access.check(token, endpoint?.forDeleted === true);
  return { userId, sessionId };
}
