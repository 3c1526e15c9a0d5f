import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  Inject,
  Injectable,
} from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger } from '@rolefit/config';
import { apiBasePath, endpoints, type ProviderId, providerIdSchema } from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from '../../http/to-app-error.js';
import { clearSignInCookie } from '../sessions/cookies.js';
import { SignInAudit } from './sign-in-audit.js';

/** Sign-in requests are navigations, so errors redirect to the sign-in page instead of returning JSON. */
@Injectable()
@Catch()
export class SignInFilter implements ExceptionFilter {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    private readonly audit: SignInAudit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = toAppError(thrown);
    request.problemCode = error.code;
    this.logger.warn(
      { requestId: request.id, code: error.code, err: error.cause },
      'Sign-in failed',
    );
    const provider = providerOf(request);
    this.audit.recordRefusal(provider, error.code, request.id);
    clearSignInCookie(reply, this.config, provider);
    // Preserve the sign-in's parameters for the next attempt.
    const query = new URLSearchParams({ error: error.code, ...request.signIn });
    if (error.retryAfterMs !== undefined) {
      const seconds = String(Math.ceil(error.retryAfterMs / 1_000));
      query.set('wait', seconds);
      void reply.header('retry-after', seconds);
    }
    void reply.redirect(`/login?${query.toString()}`, 302);
  }
}

const starts = {
  github: endpoints.signInWithGithub.path,
  google: endpoints.signInWithGoogle.path,
  oidc: endpoints.signInWithOidc.path,
} as const satisfies Record<ProviderId, string>;

/** Derived from the route's path. */
function providerOf({ routeOptions }: FastifyRequest): ProviderId {
  const path = routeOptions.url ?? '';
  const isOf = (provider: ProviderId) => path.startsWith(`${apiBasePath}${starts[provider]}`);
  return providerIdSchema.options.find(isOf) ?? 'github';
}
