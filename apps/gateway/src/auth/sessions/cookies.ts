import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Config } from '@rolefit/config';
import { apiBasePath, type ProviderId } from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetimeMs } from './sessions.service.js';

type ServerConfig = Pick<Config, 'server'>;

const isSecure = ({ server }: ServerConfig) => server.publicUrl.startsWith('https:');

/** Browsers take a cookie with this prefix from TLS alone, so nobody on the way can plant one over plain HTTP. */
const named = (name: string) => (config: ServerConfig) => (isSecure(config) ? `__Secure-${name}` : name);

/** Holds the refresh token; only the calls about the session ever receive it. */
const sessionCookie = named('rolefit_session');
/** Holds a sign-in that is under way; only the way back from the provider receives it. */
const signInCookie = named('rolefit_sign_in');

function options(config: ServerConfig, path: string): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', secure: isSecure(config), path: `${apiBasePath}${path}` };
}

/** The refresh token of a browser, or undefined where it has none. */
export function readSessionCookie({ cookies }: FastifyRequest, config: ServerConfig): string | undefined {
  return cookies[sessionCookie(config)];
}

/** The sign-in that a browser has under way, or undefined where it has none. */
export function readSignInCookie({ cookies }: FastifyRequest, config: ServerConfig): string | undefined {
  return cookies[signInCookie(config)];
}

export function setSessionCookie(reply: FastifyReply, config: ServerConfig, refreshToken: string): void {
  void reply.setCookie(sessionCookie(config), refreshToken, { ...options(config, '/auth'), maxAge: sessionLifetimeMs / 1_000 });
}

export function clearSessionCookie(reply: FastifyReply, config: ServerConfig): void {
  void reply.clearCookie(sessionCookie(config), options(config, '/auth'));
}

export function setSignInCookie(reply: FastifyReply, config: ServerConfig, provider: ProviderId, value: string, maxAgeS: number): void {
  void reply.setCookie(signInCookie(config), value, { ...options(config, `/auth/${provider}`), maxAge: maxAgeS });
}

export function clearSignInCookie(reply: FastifyReply, config: ServerConfig, provider: ProviderId): void {
  void reply.clearCookie(signInCookie(config), options(config, `/auth/${provider}`));
}
