import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { makeBombPdf } from '@rolefit/testing';
import { rootDir } from '../launcher/paths.mjs';
import { startBenchServers } from './servers.mjs';
import { median } from './statistics.mjs';

const bombs = 10;
const connections = 10;
/** As long as ten bombs take, give or take: the longer one looks, the rarer are the pauses that one meets. */
const secondsBefore = 15;
const longestSeconds = 300;
const megabyte = 1024 * 1024;
const goalMegabytes = 150;

/**
 * What ten decompression bombs do to everybody else: p99 of the API while a worker parses them against p99 before, and the resident
 * memory that gateway, worker and its children have together then, over what they had, for each bomb.
 */
export async function benchBombs({ rounds }) {
  if (process.platform !== 'linux') {
    process.stdout.write('API p99 beside bombs: left out, memory of process trees is read from /proc\n');
    return [];
  }
  const servers = await startBenchServers({ people: bombs });
  const worker = fork(join(rootDir, 'apps/worker/dist/main.js'), { env: { ...servers.env, WORKER_PORT: '0', LOG_LEVEL: 'silent' }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  try {
    // The first round also pays for starting everything.
    await compare(servers, worker);
    const tails = [];
    const growths = [];
    for (let round = 0; round < rounds; round += 1) {
      const { before, beside, growth } = await compare(servers, worker);
      tails.push(beside.latency.p99 / before.latency.p99);
      growths.push(growth / bombs / megabyte);
    }
    return [
      row('API p99 beside 10 bombs', 'without', '≤ 2×', tails, 2),
      row('memory for each of 10 bombs', `${goalMegabytes} MB`, '≤ 1×', growths.map((growth) => growth / goalMegabytes), 1, `${median(growths).toFixed(0)} MB each, gateway, worker and children together`),
    ];
  } finally {
    if (worker.exitCode === null) {
      const ended = once(worker, 'exit');
      worker.kill('SIGTERM');
      await ended;
    }
    await servers.stop();
  }
}

function row(figure, against, goal, ratios, most, note) {
  const ratio = median(ratios);
  return { figure, against, goal, ratio, spread: [Math.min(...ratios), Math.max(...ratios)], isMet: ratio <= most, note };
}

/** The API without bombs, then for as long as ten are parsed; memory is looked at in both, for looking takes time too. */
async function compare(servers, worker) {
  const resident = () => residentOfTrees([servers.gatewayPid, worker.pid]);
  const resting = resident();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, resident())), 50);
  try {
    const before = await load(servers, sleep(secondsBefore * 1_000));
    most = 0;
    // One user has one evaluation under way: as many bombs as users.
    const ended = Promise.all(servers.accessTokens.map((token) => evaluate(servers.gatewayUrl, token)));
    const [outcomes, beside] = await Promise.all([ended, load(servers, ended)]);
    const strange = outcomes.filter((code) => code !== 'RESUME_TOO_COMPLEX');
    if (strange.length > 0) throw new Error(`bombs ended as ${strange.join(', ')}`);
    return { before, beside, growth: most - resting };
  } finally {
    clearInterval(watch);
  }
}

/** Uploads a bomb, asks for its evaluation and waits for the end. */
async function evaluate(gatewayUrl, accessToken) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const call = async (method, path, body) => {
    const answer = await fetch(`${gatewayUrl}/api/v1${path}`, { method, headers, ...(body && { body }) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const form = new FormData();
  form.append('resume', new File([makeBombPdf()], 'bomb.pdf', { type: 'application/pdf' }));
  await call('POST', '/users/profile/resume', form);
  await call('POST', '/evaluations/resume');
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const { resume } = await call('GET', '/users/profile');
    if (resume.evaluation?.status === 'completed') return 'completed';
    if (resume.evaluation?.status === 'failed') return resume.evaluation.failure.code;
  }
}

/** A page of jobs, asked for by ten connections until something has ended: one p99 of all requests, for a p99 of a part picks the worst moment. */
async function load({ gatewayUrl, accessToken }, ended) {
  const run = autocannon({ url: `${gatewayUrl}/api/v1/jobs?page=1&limit=10`, headers: { authorization: `Bearer ${accessToken}` }, connections, duration: longestSeconds });
  const stop = () => run.stop();
  ended.then(stop, stop);
  const result = await run;
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return result;
}

/** Bytes that these processes and all below them hold. What they share (Node itself) counts for each. */
function residentOfTrees(roots) {
  const parents = new Map();
  const sizes = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'latin1');
      parents.set(Number(name), Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]));
      sizes.set(Number(name), Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024);
    } catch {
      // It ended between the two looks.
    }
  }
  const isBelow = (pid) => {
    for (let one = pid; one !== undefined && one > 1; one = parents.get(one)) if (roots.includes(one)) return true;
    return false;
  };
  return [...sizes].filter(([pid]) => isBelow(pid)).reduce((sum, [, size]) => sum + size, 0);
}
