import { Controller, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Route } from '../../http/route.decorator.js';
import { SignInFilter } from '../sign-in/sign-in.filter.js';
import { GoogleClient } from './google.client.js';
import { RedirectSignInService } from './redirect-sign-in.service.js';

/** Start and callback of a sign-in with Google. Errors redirect to the sign-in page. */
@Controller()
@UseFilters(SignInFilter)
export class GoogleController {
  constructor(
    private readonly google: GoogleClient,
    private readonly signIns: RedirectSignInService,
  ) {}

  @Route('signInWithGoogle')
  start(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.signIns.start(this.google, request, reply);
  }

  @Route('googleCallback')
  finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.signIns.finish(this.google, request, reply);
  }
}
