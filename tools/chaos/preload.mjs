/**
 * Loaded before the gateway or a worker (`node --import`), so that the product needs no hooks: makes the process kill itself at the first boundary that it
 * comes to of CHAOS_BOUNDARIES, a list of `{name, call}`, at its nth call once it has lived for CHAOS_FROM_MS, after a line in the file CHAOS_FIRED that begins with CHAOS_LIFE. With CHAOS_HURRY, deleted accounts are erased soon after
 * the start and again and again, since nobody lives for the half minute that this otherwise takes.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import 'reflect-metadata';
import { rootDir } from '../launcher/paths.mjs';
import { arm } from './arm.mjs';
import { boundaries } from './boundaries.mjs';

const { CHAOS_BOUNDARIES: armed, CHAOS_FROM_MS: fromMs, CHAOS_FIRED: fired, CHAOS_LIFE: life, CHAOS_HURRY: hurry } = process.env;

if (hurry) await hurryPurge();
for (const one of JSON.parse(armed ?? '[]')) await armBoundary(one);

async function armBoundary({ name, call }) {
  const boundary = boundaries.find((one) => one.name === name);
  if (!boundary) throw new Error(`There is no boundary "${name}".`);
  const { [boundary.type]: type } = await import(boundary.from);
  const isAwake = () => performance.now() > Number(fromMs ?? 0);
  arm(type, { ...boundary, isAwake }, call, () => {
    appendFileSync(fired, `${life} ${name}\n`);
    process.kill(process.pid, 'SIGKILL');
  });
}

async function hurryPurge() {
  const { SteadyTimer } = await import(pathToFileURL(join(rootDir, 'apps', 'worker', 'dist', 'sweep', 'steady-timer.js')).href);
  const { start } = SteadyTimer.prototype;
  SteadyTimer.prototype.start = function (firstMs) {
    if (this.work.name !== 'account purge') return start.call(this, firstMs);
    this.work = { ...this.work, everyMs: 3_000 };
    return start.call(this, 500);
  };
}
