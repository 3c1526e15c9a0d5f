import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint, SuccessEnvelope } from '@rolefit/contracts';
import { map, type Observable } from 'rxjs';
import { endpointKey } from './route.decorator.js';

/** Wraps handler results in the envelope of successful JSON responses. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const endpoint = this.reflector.get<Endpoint | undefined>(endpointKey, context.getHandler());
    if (endpoint?.data === undefined) return next.handle();
    return next.handle().pipe(
      map((data): SuccessEnvelope<unknown> => ({
        isSuccess: true,
        message: 'OK',
        data: data ?? null,
      })),
    );
  }
}
