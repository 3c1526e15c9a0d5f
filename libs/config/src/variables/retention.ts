import { wholeNumber } from './schemas.js';

/** Retention periods, which the privacy policy states. The defaults are those of `defaultRetention` in the contracts. */
export const retentionVariables = {
  RETENTION_DELETED_ACCOUNT_DAYS: wholeNumber(7, 365)
    .default(30)
    .describe(
      'Days for which a deleted account can be restored before it is erased, from 7 to 365. Accounts that are deleted already keep the period that their users were told.',
    ),
  RETENTION_AUDIT_DAYS: wholeNumber(30, 3_650)
    .default(400)
    .describe(
      'Days for which the audit trail is kept: sign-ins, exports, deletions of accounts; from 30 to 3650.',
    ),
  RETENTION_ENDED_SESSION_DAYS: wholeNumber(7, 365)
    .default(30)
    .describe(
      'Days for which an ended session stays in the list that users export: browser, system and times; from 7 to 365.',
    ),
};
