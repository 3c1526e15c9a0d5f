import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Config } from '@rolefit/config';
import { apiBasePath } from '@rolefit/contracts';
import type { FastifyReply } from 'fastify';
import { sessionLifetimeMs } from './sessions.service.js';

/** Holds the refresh token; only the calls about the session ever receive it. */
export const sessionCookie = 'rolefit_session';
/** Holds a sign-in that is under way; only the way back from the provider receives it. */
export const signInCookie = 'rolefit_sign_in';

type ServerConfig = Pick<Config, 'server'>;

function options(config: ServerConfig, path: string): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', secure: config.server.publicUrl.startsWith('https:'), path: `${apiBasePath}${path}` };
}

export function setSessionCookie(reply: FastifyReply, config: ServerConfig, refreshToken: string): void {
  void reply.setCookie(sessionCookie, refreshToken, { ...options(config, '/auth'), maxAge: sessionLifetimeMs / 1_000 });
}

export function clearSessionCookie(reply: FastifyReply, config: ServerConfig): void {
  void reply.clearCookie(sessionCookie, options(config, '/auth'));
}

export function setSignInCookie(reply: FastifyReply, config: ServerConfig, value: string, maxAgeS: number): void {
  void reply.setCookie(signInCookie, value, { ...options(config, '/auth/github'), maxAge: maxAgeS });
}

export function clearSignInCookie(reply: FastifyReply, config: ServerConfig): void {
  void reply.clearCookie(signInCookie, options(config, '/auth/github'));
}
