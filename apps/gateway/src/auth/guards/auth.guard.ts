import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@rolefit/contracts';
import type { FastifyRequest } from 'fastify';
import { endpointKey, publicKey } from '../../http/route.decorator.js';
import { AccessService } from './access.service.js';
import { authenticateRequest } from './authenticate-request.js';

/** How long the check before the body counts as fresh: the session may have ended while a slow body arrived. */
const freshMs = 1_000;

/** Requires authentication unless the endpoints table or `@Public()` says otherwise, so routes are closed by default. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly access: AccessService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    // Sockets authenticate in the handshake.
    if (context.getType() !== 'http') return true;
    const endpoint = this.reflector.get<Endpoint | undefined>(endpointKey, context.getHandler());
    const isPublic = this.reflector.getAllAndOverride<boolean | undefined>(publicKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (isPublic === true || (endpoint !== undefined && endpoint.auth !== 'bearer')) return true;

    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.signedIn !== null && performance.now() - request.signedInAt < freshMs) return true;
    request.signedIn = await authenticateRequest(request, this.access, endpoint);
    return true;
  }
}
