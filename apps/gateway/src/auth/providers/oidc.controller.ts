import { Controller, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Route } from '../../http/route.decorator.js';
import { SignInFilter } from '../sign-in/sign-in.filter.js';
import { OidcClient } from './oidc.client.js';
import { RedirectSignInService } from './redirect-sign-in.service.js';

/** Start and callback of a sign-in with the OpenID Connect provider of the operator. Errors redirect to the sign-in page. */
@Controller()
@UseFilters(SignInFilter)
export class OidcController {
  constructor(
    private readonly oidc: OidcClient,
    private readonly signIns: RedirectSignInService,
  ) {}

  @Route('signInWithOidc')
  start(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.signIns.start(this.oidc, request, reply);
  }

  @Route('oidcCallback')
  finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.signIns.finish(this.oidc, request, reply);
  }
}
