type Privilege = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';
/** The processes that work with rows; migrations run as the owner of the tables. */
export type DatabaseProcess = 'gateway' | 'worker';

const read = ['SELECT'] as const;
const change = ['SELECT', 'UPDATE'] as const;
const add = ['SELECT', 'INSERT'] as const;
const all = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const;

/**
 * What each process may do with each table. A worker reads strangers' texts: it can open no session, sign nobody in and make no token. A gateway faces the
 * network: it erases no account and no audit trail. Rows that a foreign key deletes need no privilege.
 *
 * The version before this one is still running when these are granted: take a privilege away one release after the last statement that needs it.
 */
export const privileges: Readonly<
  Record<DatabaseProcess, Readonly<Record<string, readonly Privilege[]>>>
> = {
  gateway: {
    migrations: read,
    users: ['SELECT', 'INSERT', 'UPDATE'],
    identities: all,
    sessions: ['SELECT', 'INSERT', 'UPDATE'],
    access_tokens: all,
    passkeys: all,
    invitations: all,
    audit_entries: add,
    resumes: all,
    named_resumes: all,
    profile_skills: all,
    corrections: all,
    scans: all,
    scan_totals: ['SELECT', 'INSERT', 'UPDATE'],
    matches: change,
    close_readings: all,
    posting_readings: all,
  },
  worker: {
    migrations: read,
    users: ['SELECT', 'UPDATE', 'DELETE'],
    sessions: ['SELECT', 'DELETE'],
    audit_entries: ['SELECT', 'INSERT', 'DELETE'],
    account_purges: ['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
    resumes: ['SELECT', 'UPDATE', 'DELETE'],
    named_resumes: change,
    profile_skills: all,
    corrections: read,
    scans: ['SELECT', 'UPDATE', 'DELETE'],
    scan_totals: ['SELECT', 'INSERT', 'UPDATE'],
    matches: all,
    close_readings: all,
    posting_readings: all,
  },
};
