import { setTimeout as sleep } from 'node:timers/promises';
import type { ScanStatus } from '@rolefit/contracts';
import { postings } from '@rolefit/testing';
import { scanRequest, startEvaluation, untilEvaluated } from '../scans/scan-load.ts';
import type { ApiCaller } from '../servers/api-caller.ts';
import { fullProfile, manyCommas, manyHeadings, manyMarks, manySkills } from './attack-texts.ts';

/** Sends expensive inputs. @returns milliseconds until the last of the work that they caused has ended */
export type Attack = (attacker: ApiCaller) => Promise<number>;

const ended: readonly ScanStatus[] = ['completed', 'failed', 'needs-text'];
const scanPauseMs = 20;
/** Rescores count as over once no score has changed for so long. */
const quietMs = 2_000;

export const attacks: Readonly<Record<string, Attack>> = {
  'commas between languages, ten postings': (attacker) =>
    slowest(Array.from({ length: 10 }, () => timeScan(attacker, manyCommas()))),
  'a posting of thousands of skills, three times, and three edits of the profile': async (
    attacker,
  ) => {
    const scans = await slowest(Array.from({ length: 3 }, () => timeScan(attacker, manySkills())));
    const startedAt = performance.now();
    for (let edit = 0; edit < 3; edit += 1) {
      await attacker('updateSkills', { body: { skills: fullProfile(40 + edit) } });
      await sleep(500);
    }
    return Math.max(scans, (await lastChangeAt(attacker)) - startedAt);
  },
  'combining marks, ten requests and a batch of forty': async (attacker) => {
    const startedAt = performance.now();
    const request = (): unknown => scanRequest(manyMarks());
    const singles = Array.from({ length: 10 }, () => attacker('createScan', { body: request() }));
    const batch = attacker('createScans', {
      body: { postings: Array.from({ length: 40 }, request) },
    });
    // They may be refused.
    await Promise.allSettled([...singles, batch]);
    return performance.now() - startedAt;
  },
  'headings of a resume': async (attacker) => {
    const startedAt = performance.now();
    try {
      await startEvaluation(attacker, manyHeadings());
      await untilEvaluated(attacker, { pauseMs: 50 });
    } catch (error) {
      process.stdout.write(`attacks: ${String(error)}\n`);
    }
    return performance.now() - startedAt;
  },
};

/** An ordinary posting that was never read before. */
export function newPosting(): string {
  return `${postings.frontend}\n\nReference ${crypto.randomUUID()}`;
}

/** Milliseconds from the request to scan a posting until the scan has ended. */
export async function timeScan(call: ApiCaller, jobDescription: string): Promise<number> {
  const startedAt = performance.now();
  const { _id } = await call('createScan', { body: scanRequest(jobDescription) });
  while (!ended.includes((await call('getScan', { id: _id })).status)) await sleep(scanPauseMs);
  return performance.now() - startedAt;
}

/** Waits until no score has changed for two seconds. @returns when the last change was seen */
async function lastChangeAt(call: ApiCaller): Promise<number> {
  let last = '';
  let changedAt = performance.now();
  while (performance.now() - changedAt < quietMs) {
    await sleep(200);
    const { jobs } = await call('listScans', { query: { limit: '100' } });
    const scores = JSON.stringify(
      jobs.map(({ _id, score, updatedAt }) => [_id, score?.overallScore, updatedAt]),
    );
    if (scores !== last) changedAt = performance.now();
    last = scores;
  }
  return changedAt;
}

async function slowest(timings: readonly Promise<number>[]): Promise<number> {
  return Math.max(...(await Promise.all(timings)));
}
