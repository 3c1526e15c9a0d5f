import { AppError } from '@rolefit/contracts';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../http/request-context.js';
import type { AccessService } from './access.service.js';

/**
 * Who calls, by the access token in the header.
 * @param forDeleted whether an account that is deleted and can be brought back will do
 * @throws AppError SESSION_MISSING, SESSION_EXPIRED, SESSION_INVALID, ACCOUNT_DELETED
 */
export async function readSignedIn(request: FastifyRequest, access: AccessService, forDeleted = false): Promise<SignedIn> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw new AppError('SESSION_MISSING');
  const { userId, sessionId } = await access.check(token, forDeleted);
  return { userId, sessionId };
}
