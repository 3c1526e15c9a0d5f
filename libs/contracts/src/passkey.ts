import { z } from 'zod/mini';
import { signInQuerySchema } from './auth.js';
import { limits } from './limits.js';
import { normalised } from './normalised-text.js';

/** A passkey as its owner sees it; the private key never leaves the authenticator. */
export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Host name of the server that it was created for. Browsers offer it there only. */
  site: z.string(),
  createdAt: z.iso.datetime(),
  /** Null if never used. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** `GET /auth/passkeys`: the newest first. */
export const passkeysSchema = z.object({
  passkeys: z.array(passkeySchema),
  /** Whether this server's address allows passkeys; browsers refuse them at an IP address, and without TLS anywhere but on localhost. */
  support: z.enum(['available', 'ip-address', 'no-tls']),
  /** Host name of this server. */
  site: z.string(),
});
export type Passkeys = z.infer<typeof passkeysSchema>;
export type PasskeySupport = Passkeys['support'];

const nameMessage = `Name must be at most ${limits.passkeyNameChars} characters`;

/** `PATCH /auth/passkeys/:id`. */
export const passkeyChangeSchema = z.object({
  name: z
    .string('Name Required')
    .check(...normalised(limits.passkeyNameChars, nameMessage), z.minLength(1, 'Name Required')),
});
export type PasskeyChange = z.infer<typeof passkeyChangeSchema>;

const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** Options of `navigator.credentials.create()` as JSON. Source: WebAuthn Level 3, PublicKeyCredentialCreationOptionsJSON. */
export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** Options of `navigator.credentials.get()` as JSON. Source: WebAuthn Level 3, PublicKeyCredentialRequestOptionsJSON. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** Binary data in base64url. */
const bytes = (maxChars: number) =>
  z.string().check(z.maxLength(maxChars), z.regex(/^[\w-]+$/, 'Not base64url'));

/** A credential's id has at most 1023 bytes. Source: WebAuthn Level 3, §4. */
const credentialId = bytes(1_364);
const clientData = bytes(4_096);

/** Answer of an authenticator to `passkeyCreationSchema`. */
export const newPasskeySchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: bytes(16_384),
    transports: z.optional(
      z.array(z.string().check(z.maxLength(32), z.regex(/^[a-z-]+$/))).check(z.maxLength(10)),
    ),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** Answer of an authenticator to `passkeyRequestSchema`. */
export const passkeyAssertionSchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(4_096),
    signature: bytes(8_192),
    /** Names the user; a discoverable credential has one. */
    userHandle: z.optional(bytes(88)),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

/** Body of the call that signs in with a passkey. */
export const passkeySignInSchema = z.extend(signInQuerySchema, {
  credential: passkeyAssertionSchema,
});
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;

/** Answer of the call that signs in with a passkey: the path to go to. */
export const passkeySignedInSchema = z.object({ next: z.string() });
export type PasskeySignedIn = z.infer<typeof passkeySignedInSchema>;
