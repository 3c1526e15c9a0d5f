import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Config } from '@rolefit/config';
import { apiBasePath, type AuditProvider, limits } from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetimeMs } from './sessions.service.js';

type ServerConfig = Pick<Config, 'server'>;

const isSecure = ({ server }: ServerConfig) => server.publicUrl.startsWith('https:');

/** Browsers accept a cookie with this prefix only over TLS, so an attacker on the network cannot set one over plain HTTP. */
const withSecurePrefix = (name: string) => (config: ServerConfig) =>
  isSecure(config) ? `__Secure-${name}` : name;

/** Holds the refresh token. Its path limits it to the `/auth` endpoints. */
const sessionCookie = withSecurePrefix('rolefit_session');
/** Holds the state of a pending sign-in. Its path limits it to the provider's endpoints. */
const signInCookie = withSecurePrefix('rolefit_sign_in');
/** Holds the secret of the invitation that this browser has opened, so that a sign-in with a provider or by e-mail can accept it. */
const invitationCookie = withSecurePrefix('rolefit_invitation');
const invitationMaxAgeS = limits.signInLinkMinutes * 60;

function options(config: ServerConfig, path: string): CookieSerializeOptions {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    path: `${apiBasePath}${path}`,
  };
}

/** The browser's refresh token, or undefined. */
export function readSessionCookie(
  { cookies }: FastifyRequest,
  config: ServerConfig,
): string | undefined {
  return cookies[sessionCookie(config)];
}

/** The browser's pending sign-in, or undefined. */
export function readSignInCookie(
  { cookies }: FastifyRequest,
  config: ServerConfig,
): string | undefined {
  return cookies[signInCookie(config)];
}

export function setSessionCookie(
  reply: FastifyReply,
  config: ServerConfig,
  refreshToken: string,
): void {
  void reply.setCookie(sessionCookie(config), refreshToken, {
    ...options(config, '/auth'),
    maxAge: sessionLifetimeMs / 1_000,
  });
}

export function clearSessionCookie(reply: FastifyReply, config: ServerConfig): void {
  void reply.clearCookie(sessionCookie(config), options(config, '/auth'));
}

export function setSignInCookie(
  reply: FastifyReply,
  config: ServerConfig,
  provider: AuditProvider,
  value: string,
  maxAgeS: number,
): void {
  void reply.setCookie(signInCookie(config), value, {
    ...options(config, `/auth/${provider}`),
    maxAge: maxAgeS,
  });
}

export function clearSignInCookie(
  reply: FastifyReply,
  config: ServerConfig,
  provider: AuditProvider,
): void {
  void reply.clearCookie(signInCookie(config), options(config, `/auth/${provider}`));
}

/** The secret of the invitation that this browser has opened, or undefined. */
export function readInvitationCookie(
  { cookies }: FastifyRequest,
  config: ServerConfig,
): string | undefined {
  return cookies[invitationCookie(config)];
}

export function setInvitationCookie(
  reply: FastifyReply,
  config: ServerConfig,
  secret: string,
): void {
  void reply.setCookie(invitationCookie(config), secret, {
    ...options(config, '/auth'),
    maxAge: invitationMaxAgeS,
  });
}

export function clearInvitationCookie(reply: FastifyReply, config: ServerConfig): void {
  void reply.clearCookie(invitationCookie(config), options(config, '/auth'));
}
