import { AppError } from '@rolefit/contracts';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../http/request-context.js';
import type { TokensService } from './tokens.service.js';

/**
 * Who calls, by the access token in the header.
 * @throws AppError SESSION_MISSING, SESSION_EXPIRED, SESSION_INVALID
 */
export async function readSignedIn(request: FastifyRequest, tokens: TokensService): Promise<SignedIn> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw new AppError('SESSION_MISSING');
  const { userId, sessionId } = await tokens.readAccess(token);
  return { userId, sessionId };
}
