import { z } from 'zod/mini';
import { defaultRetention } from './retention.js';
import { userSchema } from './user.js';

/** The providers that a server can offer; `oidc` is an OpenID Connect provider of the operator's choice. */
export const providerIdSchema = z.enum(['github', 'google', 'oidc']);
export type ProviderId = z.infer<typeof providerIdSchema>;

/** `GET /auth/providers`: content of the sign-in buttons, and links of this server. */
export const providersSchema = z.object({
  providers: z.array(
    z.object({
      id: providerIdSchema,
      label: z.string(),
      /** Path that starts the sign-in, below the origin of the API. */
      url: z.string(),
      /** True if a local emulator replaces the provider: its users are for trying Rolefit out. */
      isDemo: z.boolean(),
    }),
  ),
  sourceUrl: z.nullable(z.url()),
  extensionUrl: z.nullable(z.url()),
  /** Where sign-in links go that are sent by e-mail: to the address, or to an inbox on this machine; null where none are sent. */
  emailLinks: z._default(z.nullable(z.enum(['mail', 'inbox'])), null),
  /** Whether people can sign in with a passkey. */
  passkeys: z._default(z.boolean(), false),
  /** Who gets an account at the first sign-in: anyone, or only people who have opened an invitation. */
  signUp: z._default(z.enum(['open', 'invited']), 'open'),
  /**
   * Name of the model that reads texts on this server; null for the built-in analyser. Shown before
   * sign-in.
   */
  model: z._default(z.nullable(z.string()), null),
  /** Retention periods, for the privacy policy and the dialog that deletes an account. */
  retention: z._default(
    z.object({ deletedAccountDays: z.int(), auditDays: z.int(), endedSessionDays: z.int() }),
    defaultRetention,
  ),
});
export type Providers = z.infer<typeof providersSchema>;

/**
 * A path of the web client to return to after sign-in. Same site only, hence neither `//host` nor a
 * backslash; no control characters.
 */
export const returnPathSchema = z
  .string()
  .check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\\\s\p{Cc}\p{Cs}]*$/u, 'Invalid path'));

/** Query of the call that starts a sign-in. */
export const signInQuerySchema = z.object({
  source: z.optional(z.enum(['extension'])),
  returnTo: z.optional(returnPathSchema),
});
export type SignInQuery = z.infer<typeof signInQuerySchema>;

/** Body of the session-token call; a browser sends a cookie instead. */
export const sessionRequestSchema = z._default(
  z.object({ refreshToken: z.optional(z.string().check(z.minLength(1), z.maxLength(200))) }),
  {},
);
export type SessionRequest = z.infer<typeof sessionRequestSchema>;

/**
 * A pair of tokens for one client. The access token lives for minutes, the refresh token is rotated
 * with every use.
 */
export const tokenPairSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof tokenPairSchema>;

/** One client in which the user is signed in, with everything stored about it. */
export const deviceSchema = z.object({
  /** Id of its session. */
  id: z.uuid(),
  kind: z.enum(['web', 'extension']),
  /** Name of the browser, such as "Firefox"; null if unknown. */
  browser: z.nullable(z.string()),
  /** Name of the operating system, such as "Windows"; null if unknown. */
  system: z.nullable(z.string()),
  signedInAt: z.iso.datetime(),
  /** When it last refreshed its tokens; an active client does so every quarter of an hour. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the requesting client. */
  isThis: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

/** `GET /auth/sessions`: the requesting client first, then by last use. */
export const devicesSchema = z.object({ devices: z.array(deviceSchema) });
export type Devices = z.infer<typeof devicesSchema>;

/** Query of `DELETE /auth/sessions`; without it, the requesting client is logged out too. */
export const endSessionsQuerySchema = z.object({ except: z.optional(z.enum(['this'])) });
export type EndSessionsQuery = z.infer<typeof endSessionsQuerySchema>;

/** Answer of `DELETE /auth/sessions`: the number of ended sessions. */
export const sessionsEndedSchema = z.object({ ended: z.int().check(z.minimum(0)) });
export type SessionsEnded = z.infer<typeof sessionsEndedSchema>;

/**
 * Answer of the session-token call: signed in or anonymous. Status 200 in both cases, so that an
 * anonymous visitor's console shows no error.
 */
export const sessionSchema = z.discriminatedUnion('isError', [
  z.extend(tokenPairSchema, { user: userSchema, isError: z.literal(false) }),
  z.object({
    accessToken: z.null(),
    refreshToken: z.null(),
    user: z.null(),
    isError: z.literal(true),
  }),
]);
export type Session = z.infer<typeof sessionSchema>;
