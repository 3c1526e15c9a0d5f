/** The column with the user's id of every table that is divided by user (ADR 51). */
export const ownedTables: ReadonlyMap<string, string> = new Map([
  ['users', 'id'],
  ...[
    'sessions',
    'passkeys',
    'resumes',
    'named_resumes',
    'profile_skills',
    'corrections',
    'scans',
    'matches',
    'close_readings',
    'scan_totals',
  ].map((table) => [table, 'user_id'] as const),
]);

/** Every other table, and why it is not divided by user. */
export const undividedTables: ReadonlyMap<string, string> = new Map([
  [
    'identities',
    'found by the provider’s id of a person, before the user is known; a few short rows per user',
  ],
  [
    'access_tokens',
    'found by the hash of a token, before the user is known; at most a few short rows per user',
  ],
  [
    'invitations',
    'found by the hash of a link, before there is a user; at most a few short rows of the owner',
  ],
  ['posting_readings', 'shared by all users who scan a text; found by its hash'],
  ['audit_entries', 'refused sign-ins and erased accounts have no user; ends by age'],
  ['account_purges', 'receipts of erased accounts, which name no user'],
  ['migrations', 'the bookkeeping of migrations'],
]);
