import { setTimeout as wait } from 'node:timers/promises';
import { Routine } from './load.mjs';

/**
 * People who come one after another, scan, bring a resume and delete their account, which is then as if they had done so long ago: every other one at
 * once, with all of it under way, the others after a moment, when the resume may have been read and has woken their scans.
 * @param people as many as can come; the first `atLeast` do in any case, the others only while `isWanted()`
 */
export async function comeAndGo({ people, atLeast, isWanted, ledger, rows, random }) {
  for (const [index, person] of people.entries()) {
    if (index >= atLeast && !isWanted()) return;
    await person.arrive();
    const routine = new Routine({ person, random, ledger, expected: 'scored' });
    ledger.leaving.add(person.login);
    await routine.begin();
    if (index % 2 === 1) await isRead(person, isWanted);
    await person.insist('DELETE', '/users/profile').catch((error) => {
      // The call before this one was carried out and never answered.
      if (!String(error).includes('ACCOUNT_DELETED')) throw error;
    });
    while (!(await rows.backdateDeletion(person.login).then(() => true, () => false))) await wait(500);
    await wait(random.whole(1_000, 6_000));
  }
}

/** Waits until the person's resume has been read, while others are to come. */
async function isRead(person, isWanted) {
  while (isWanted()) {
    const { resume } = await person.insist('GET', '/users/profile');
    if (['completed', 'failed'].includes(resume?.evaluation?.status)) return;
    await wait(500);
  }
}
