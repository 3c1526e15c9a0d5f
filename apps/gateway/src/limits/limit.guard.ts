import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@rolefit/contracts';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../http/client-address.js';
import { endpointKey } from '../http/route.decorator.js';
import { upfrontCosts } from './limit-kinds.js';
import { RateLimits } from './rate-limits.service.js';
import { rejectCall } from './reject-call.js';

/** Rate limit for every API call, per user and per address. Runs after authentication. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  /** @throws AppError REQUEST_RATE_LIMITED */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const endpoint = this.reflector.get<Endpoint | undefined>(endpointKey, context.getHandler());
    if (endpoint === undefined) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const costs = upfrontCosts(endpoint);
    if (costs.size === 0) return true;
    // User first: a call that the user's limit rejects must not count against others at the same address.
    const refusal =
      (request.signedIn && (await this.limits.consume('user', request.signedIn.userId, costs))) ??
      (await this.limits.consume('address', addressOf(request.ip), costs));
    return refusal === null || rejectCall(refusal);
  }
}
