import { setTimeout as wait } from 'node:timers/promises';
import { Routine } from './load.mjs';

/**
 * People who come one after another, scan, bring a resume, which wakes their scans, and delete their account at once, which is then as if they
 * had done so long ago.
 * @param people as many as can come; the first `atLeast` do in any case, the others only while `isWanted()`
 */
export async function comeAndGo({ people, atLeast, isWanted, ledger, rows, random }) {
  for (const [index, person] of people.entries()) {
    if (index >= atLeast && !isWanted()) return;
    await person.arrive();
    const routine = new Routine({ person, random, ledger, expected: 'scored' });
    ledger.leaving.add(person.login);
    await routine.begin();
    await person.insist('DELETE', '/users/profile').catch((error) => {
      // The call before this one was carried out and never answered.
      if (!String(error).includes('ACCOUNT_DELETED')) throw error;
    });
    while (!(await rows.backdateDeletion(person.login).then(() => true, () => false))) await wait(500);
    await wait(random.whole(1_000, 6_000));
  }
}
