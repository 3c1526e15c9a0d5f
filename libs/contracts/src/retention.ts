import { limits } from './limits.js';

/** Retention periods of a server, in days. */
export interface Retention {
  /** How long a deleted account can be restored before it is erased. */
  readonly deletedAccountDays: number;
  readonly auditDays: number;
  readonly endedSessionDays: number;
}

/** The defaults of the `RETENTION_…` settings; they also apply while a server's own are unknown. */
export const defaultRetention: Retention = {
  deletedAccountDays: limits.accountRestoreDays,
  auditDays: limits.auditDays,
  endedSessionDays: limits.endedSessionDays,
};
