import { z } from 'zod/mini';
import { errorCodeList } from './error-names.js';

/** Kinds of events in the audit trail. Source: docs/audit-trail.md. */
export const auditEventSchema = z.enum([
  'signed-in',
  'sign-in-refused',
  'extension-signed-in',
  'signed-out',
  /**
   * An already rotated refresh token was used again, so it was copied, and the session was ended.
   */
  'session-reused',
  'sign-in-link-created',
  'invitation-created',
  'invitation-revoked',
  /** The owner has removed the account of somebody else; theirs has `account-removed`. */
  'person-removed',
  'token-created',
  'token-first-used',
  'token-revoked',
  'passkey-added',
  'passkey-removed',
  'data-exported',
  'account-deleted',
  'account-removed',
  'account-restored',
  'account-purged',
]);
export type AuditEvent = z.infer<typeof auditEventSchema>;

/** What knows a person by a name of its own; for `email` that is the address. */
export const identityProviderSchema = z.enum(['github', 'google', 'oidc', 'email']);
export type IdentityProvider = z.infer<typeof identityProviderSchema>;

/** How somebody signed in. */
export const auditProviderSchema = z.enum([
  ...identityProviderSchema.options,
  'passkey',
  /** Links that the operator, the owner and the user themselves create. */
  'setup-link',
  'invitation',
  'device-link',
]);
export type AuditProvider = z.infer<typeof auditProviderSchema>;

/**
 * One entry of the audit trail as shown to its user: kind and time, without texts, addresses or
 * tokens.
 */
export const auditEntrySchema = z.object({
  at: z.iso.datetime(),
  event: auditEventSchema,
  /** The provider of a sign-in; null for other events. */
  provider: z.nullable(auditProviderSchema),
  /** Why a sign-in was refused; null for other events. */
  refusal: z.nullable(z.enum(errorCodeList)),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
