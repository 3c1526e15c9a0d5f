import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { findPorts } from '../launcher/ports.mjs';
import { rootDir } from '../launcher/paths.mjs';
import { longResumeLines, manyCommas, manyHeadings, manyMarks, manySkills, profileOfSkills } from './attack-texts.mjs';
import { caller } from './scanning-people.mjs';
import { startBenchServers } from './servers.mjs';
import { median } from './statistics.mjs';

const goals = { healthMs: 200, othersRatio: 2, endMs: 30_000, runs: 3 };
const usualScans = 15;
/** Others are watched for so long at least, however soon an attack is over. */
const leastSeconds = 5;
const ended = ['completed', 'failed', 'needs-text'];

/**
 * What one user's worst texts do to everybody else, against a gateway and a worker as they are deployed: how long health probes take, how long another user's
 * scan takes against its usual time, when the attacker's own work has ended, and how often any job ran.
 */
export async function benchAttacks() {
  const servers = await startBenchServers({ people: 2 });
  const worker = await startWorker(servers.env);
  try {
    const [attacker, other] = servers.accessTokens.map((token) => caller(servers.gatewayUrl, token));
    await giveResume(attacker, makePdf(longResumeLines()));
    await giveResume(other, makePdf(resumes.software));
    for (let scan = 0; scan < usualScans; scan += 1) await timeScan(other, `${postings.frontend}\n\nReference ${crypto.randomUUID()}`);
    const rows = [];
    for (const [name, attack] of Object.entries(attacks)) {
      // Just before each, since a machine that others use changes its pace.
      const usual = [];
      while (usual.length < usualScans) usual.push(await timeScan(other, `${postings.frontend}\n\nReference ${crypto.randomUUID()}`));
      rows.push(...(await observe({ name, attack, attacker, other, usualMs: median(usual), worker, gatewayUrl: servers.gatewayUrl })));
    }
    return rows;
  } finally {
    await worker.stop();
    await servers.stop();
  }
}

/** Each ends with the milliseconds that the slowest of its own pieces of work took from request to end. */
const attacks = {
  'commas between languages, ten postings': (attacker) => slowest(Array.from({ length: 10 }, () => timeScan(attacker, manyCommas()))),
  'a posting of thousands of skills, three times, and three edits of the profile': async (attacker) => {
    const scans = await slowest(Array.from({ length: 3 }, () => timeScan(attacker, manySkills())));
    const from = performance.now();
    for (let edit = 0; edit < 3; edit += 1) {
      await attacker('PATCH', '/users/profile/skills', { skills: profileOfSkills().map((skill) => ({ ...skill, score: 40 + edit })) });
      await wait(500);
    }
    return Math.max(scans, (await untilQuiet(attacker)) - from);
  },
  'combining marks, ten requests and a batch of forty': async (attacker) => {
    const from = performance.now();
    const posting = () => ({ jobId: crypto.randomUUID(), companyName: 'Example Ltd', url: 'https://example.org/jobs/1', jobDescription: manyMarks() });
    await Promise.all([...Array.from({ length: 10 }, () => attacker('POST', '/jobs/scan', posting()).catch(() => null)), attacker('POST', '/jobs/scan/batch', { postings: Array.from({ length: 40 }, posting) }).catch(() => null)]);
    return performance.now() - from;
  },
  'headings of a resume': async (attacker) => {
    const from = performance.now();
    await giveResume(attacker, manyHeadings()).catch((error) => process.stdout.write(`attacks: ${error.message}\n`));
    return performance.now() - from;
  },
};

async function observe({ name, attack, attacker, other, usualMs, worker, gatewayUrl }) {
  worker.forgetRuns();
  const watching = new AbortController();
  const probes = ['gateway', 'worker'].map((part) => probe(part === 'gateway' ? gatewayUrl : worker.url, watching.signal));
  const others = repeat(() => timeScan(other, `${postings.frontend}\n\nReference ${crypto.randomUUID()}`), watching.signal);
  const [endMs] = await Promise.all([attack(attacker), wait(leastSeconds * 1_000)]);
  watching.abort();
  const [gatewayMs, workerMs, times] = await Promise.all([...probes, others]);
  const healthMs = Math.max(...gatewayMs, ...workerMs);
  const runs = worker.mostRuns();
  process.stdout.write(`attacks: ${name}: ended after ${endMs.toFixed(0)} ms, slowest probe ${healthMs.toFixed(0)} ms, ${times.length} other scans ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)}, runs of a job ${runs}\n`);
  const row = (figure, against, ratio, most, note) => ({ figure: `${name}: ${figure}`, against, goal: `≤ ${most}×`, ratio, spread: [ratio, ratio], isMet: ratio <= most, note });
  return [
    row('slowest health probe', `${goals.healthMs} ms`, healthMs / goals.healthMs, 1, `${healthMs.toFixed(0)} ms of ${gatewayMs.length + workerMs.length} probes`),
    row('another user’s scan', 'its usual time', median(times) / usualMs, goals.othersRatio, `median ${median(times).toFixed(0)} ms of ${times.length}, at most ${Math.max(...times).toFixed(0)}; usually ${usualMs.toFixed(0)}`),
    row('the attacker’s work has ended', `${goals.endMs / 1_000} s`, endMs / goals.endMs, 1, `${endMs.toFixed(0)} ms`),
    row('runs of any job', `${goals.runs} runs`, runs / goals.runs, 1, `${runs}`),
  ];
}

/** A worker whose log is read: how often did each job run? */
async function startWorker(env) {
  const ports = await findPorts(['worker']);
  const child = fork(join(rootDir, 'apps/worker/dist/main.js'), { env: { ...env, WORKER_PORT: String(ports.worker), LOG_LEVEL: 'info' }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  let runs = new Map();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { jobId, durationMs } = line.startsWith('{') ? JSON.parse(line) : {};
    if (jobId !== undefined && durationMs !== undefined) runs.set(jobId, (runs.get(jobId) ?? 0) + 1);
  });
  const url = `http://127.0.0.1:${ports.worker}`;
  while (!(await fetch(`${url}/health/ready`).then(({ ok }) => ok, () => false))) await wait(100);
  return {
    url,
    forgetRuns: () => (runs = new Map()),
    mostRuns: () => Math.max(0, ...runs.values()),
    stop: async () => {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function giveResume(call, pdf) {
  const form = new FormData();
  form.append('resume', new File([pdf], 'resume.pdf', { type: 'application/pdf' }));
  await call('POST', '/users/profile/resume', form);
  await call('POST', '/evaluations/resume');
  for (;;) {
    const { status, failure } = (await call('GET', '/users/profile')).resume.evaluation;
    if (status === 'completed') return;
    if (status === 'failed') throw new Error(`the resume could not be evaluated: ${failure?.code}`);
    await wait(50);
  }
}

/** @returns milliseconds from the request to an end state */
async function timeScan(call, jobDescription) {
  const from = performance.now();
  const { _id } = await call('POST', '/jobs/scan', { jobId: crypto.randomUUID(), companyName: 'Example Ltd', url: 'https://example.org/jobs/1', jobDescription });
  for (;;) {
    const { status } = await call('GET', `/jobs/${_id}`);
    if (ended.includes(status)) return performance.now() - from;
    await wait(20);
  }
}

/** Once a further scan of the same user is done, and no score has changed for two seconds: the rescores are over. */
async function untilQuiet(call) {
  let last = '';
  let changedAt = performance.now();
  while (performance.now() - changedAt < 2_000) {
    await wait(200);
    const now = JSON.stringify((await call('GET', '/jobs?limit=100')).jobs.map(({ _id, overallScore, score, updatedAt }) => [_id, overallScore ?? score?.overallScore, updatedAt]));
    if (now !== last) changedAt = performance.now();
    last = now;
  }
  return changedAt;
}

async function probe(url, signal) {
  return repeat(async () => {
    const from = performance.now();
    await fetch(`${url}/health/live`).then((answer) => answer.text());
    const ms = performance.now() - from;
    await wait(25);
    return ms;
  }, signal);
}

async function repeat(measure, signal) {
  const found = [];
  while (!signal.aborted || found.length === 0) found.push(await measure());
  return found;
}

const slowest = async (timings) => Math.max(...(await Promise.all(timings)));
