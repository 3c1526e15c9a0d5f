const sweep = 'sweep of one process every few seconds';
const signIn = 'a sign-in finds the account by the identity; once for each sign-in';

/**
 * Statements that use tables divided by user without naming one, by file and function, each with its reason. They look into every partition, so none of
 * them may be sent for every request or job.
 */
export const statementsOfAllUsers: ReadonlyMap<string, string> = new Map([
  ['sweep/sweep.repository.ts waitingScans', sweep],
  ['sweep/sweep.repository.ts waitingEvaluations', sweep],
  ['sweep/sweep.repository.ts waitingCloseReadings', sweep],
  ['sweep/sweep.repository.ts usersToWake', sweep],
  ['sweep/sweep.repository.ts usersToForgetResumesOf', sweep],
  ['sweep/sweep.repository.ts usersToRescore', sweep],
  ['sweep/sweep.repository.ts markStaleOlderThan', `${sweep}, after an upgrade of the judge`],
  ['sweep/sweep.repository.ts requeuePostings', `${sweep}, after an outage of the model`],
  ['sweep/sweep.repository.ts requeueResumes', `${sweep}, after an outage of the model`],
  ['sweep/outdated-readings.repository.ts requeueResumes', `${sweep}, after an upgrade`],
  ['sweep/outdated-readings.repository.ts requeueScored', `${sweep}, after an upgrade`],
  ['sweep/outdated-readings.repository.ts requeueUnscored', `${sweep}, after an upgrade`],
  ['sweep/outdated-readings.repository.ts inProgress', `${sweep}, after an upgrade`],
  [
    'backup/restore-schema.ts findFilledTable',
    'asks whether a database is empty, before a restore',
  ],
  ['database-metrics.ts read', 'counts what waits, for operators'],
  ['sessions/sessions.repository.ts removeEnded', 'hourly removal of ended sessions'],
  ['personal-data/account-purges.repository.ts due', 'looks for deleted accounts of all users'],
  [
    'sessions/sessions.repository.ts ownerOf',
    'links and sign-outs name only the session; once for each file that is opened',
  ],
  [
    'sessions/sessions.repository.ts findLive',
    'refresh tokens name only the session; once in a quarter of an hour for each open page',
  ],
  ['accounts/identities.repository.ts known', signIn],
  ['accounts/identities.repository.ts sameByEmail', signIn],
  ['accounts/people.repository.ts list', 'the owner of a home server looks at who has an account'],
  ['accounts/people.repository.ts hasUsers', 'a start of a home server; the first row will do'],
  ['accounts/people.repository.ts findOwner', 'the operator asks for a sign-in link'],
  ['accounts/people.repository.ts search', 'the operator asks for a sign-in link'],
  [
    'invitations/invitations.repository.ts find',
    'an invitation is found by its hash, which gives the user of the row that is joined',
  ],
  [
    'invitations/accept-invitation.ts acceptInvitation',
    'an invitation is found by its hash, which gives the user of the row that is joined',
  ],
  [
    'personal-tokens/personal-tokens.repository.ts use',
    'a personal access token is found by its hash, which gives the user of the row that is joined',
  ],
  [
    'postings/posting-readings.repository.ts upsert',
    'a reading is kept as long as a scan of any user refers to the text',
  ],
  [
    'postings/posting-readings.repository.ts removeUnusedReadings',
    'a reading is kept as long as a scan of any user refers to the text',
  ],
  ['owners/owners.repository.ts ofScan', 'only for jobs of the version before jobs named the user'],
  [
    'owners/owners.repository.ts ofResume',
    'only for jobs of the version before jobs named the user',
  ],
]);
