import { z } from 'zod/mini';
import { errorCodeList } from './error-names.js';

/** What the audit trail tells of. Source: docs/audit-trail.md. */
export const auditEventSchema = z.enum([
  'signed-in',
  'sign-in-refused',
  'extension-signed-in',
  'signed-out',
  /** A refresh token came again after its time, so it was copied and its session has ended for both. */
  'session-reused',
  'data-exported',
  'account-deleted',
  'account-restored',
  'account-purged',
]);
export type AuditEvent = z.infer<typeof auditEventSchema>;

export const auditProviderSchema = z.enum(['github', 'google']);
export type AuditProvider = z.infer<typeof auditProviderSchema>;

/** One entry of the audit trail, as its user is shown it: what happened and when, and no text, address or token. */
export const auditEntrySchema = z.object({
  at: z.iso.datetime(),
  event: auditEventSchema,
  /** The provider of a sign-in; null for everything else. */
  provider: z.nullable(auditProviderSchema),
  /** Why a sign-in was refused; null for everything else. */
  refusal: z.nullable(z.enum(errorCodeList)),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
