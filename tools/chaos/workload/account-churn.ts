import { type Random } from '@rolefit/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseInspector } from '../system/database-inspector.ts';
import { type Ledger } from './ledger.ts';
import { profileSchema } from './api-schemas.ts';
import { type User } from './user.ts';
import { UserSession } from './user-session.ts';

export interface AccountChurnOptions {
  readonly users: readonly User[];
  /** How many users come in any case; the others come only while `isWanted()`. */
  readonly atLeast: number;
  readonly isWanted: () => boolean;
  readonly ledger: Ledger;
  readonly database: DatabaseInspector;
  readonly random: Random;
}

/**
 * Users who come one after another, scan, upload a resume and delete their account, which is then backdated so that it is erased at once. Every other one
 * deletes it while everything is under way, the rest once the resume may have been read and has woken their scans.
 */
export async function churnAccounts({
  users,
  atLeast,
  isWanted,
  ledger,
  database,
  random,
}: AccountChurnOptions): Promise<void> {
  for (const [index, user] of users.entries()) {
    if (index >= atLeast && !isWanted()) return;
    await user.signIn();
    const session = new UserSession({ user, random, ledger, expected: 'scored' });
    ledger.leaving.add(user.login);
    await session.begin();
    if (index % 2 === 1) await resumeWasRead(user, isWanted);
    await user.send('DELETE', '/users/profile').catch((error: unknown) => {
      // The call before this one took effect and was never answered.
      if (!String(error).includes('ACCOUNT_DELETED')) throw error;
    });
    while (
      !(await database.backdateDeletion(user.login).then(
        () => true,
        () => false,
      ))
    )
      await wait(500);
    await wait(random.whole(1_000, 6_000));
  }
}

/** Waits until the user's resume has been read, as long as more users are wanted. */
async function resumeWasRead(user: User, isWanted: () => boolean): Promise<void> {
  while (isWanted()) {
    const { resume } = await user.request(profileSchema, 'GET', '/users/profile');
    if (['completed', 'failed'].includes(resume?.evaluation?.status ?? '')) return;
    await wait(500);
  }
}
