/**
 * Loaded before a gateway or worker (`node --import`), so that the product needs no hooks for fault injection. The process kills itself at the first of
 * the boundaries in CHAOS_BOUNDARIES, a list of `{name, call}`, at the nth call once it has lived for CHAOS_FROM_MS, after it has added the name of its
 * life (CHAOS_LIFE) and of the boundary to the file CHAOS_FIRED. With CHAOS_HURRY, deleted accounts are erased soon after the start and every few
 * seconds: no process here lives for the half minute that this otherwise takes.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import 'reflect-metadata';
import { z } from 'zod';
import { rootDir } from '../../launcher/bootstrap/paths.mjs';
import { arm } from './arm.ts';
import { boundaries } from './boundaries.ts';

const {
  CHAOS_BOUNDARIES = '[]',
  CHAOS_FROM_MS = '0',
  CHAOS_FIRED = '',
  CHAOS_LIFE,
  CHAOS_HURRY,
} = process.env;

interface Timer {
  work: { readonly name: string; readonly intervalMs: number };
  start(firstMs: number): void;
}

if (CHAOS_HURRY) await hurryPurge();
for (const { name, call } of z
  .array(z.object({ name: z.string(), call: z.number() }))
  .parse(JSON.parse(CHAOS_BOUNDARIES)))
  await armBoundary(name, call);

async function armBoundary(name: string, call: number): Promise<void> {
  const boundary = boundaries.find((one) => one.name === name);
  if (!boundary) throw new Error(`There is no boundary "${name}".`);
  const { [boundary.type]: type }: Readonly<Record<string, object | undefined>> = await import(
    boundary.from
  );
  arm(type, { ...boundary, isAwake: () => performance.now() > Number(CHAOS_FROM_MS) }, call, () => {
    appendFileSync(CHAOS_FIRED, `${CHAOS_LIFE} ${name}\n`);
    process.kill(process.pid, 'SIGKILL');
  });
}

async function hurryPurge(): Promise<void> {
  const { IntervalTimer }: { readonly IntervalTimer: { readonly prototype: Timer } } = await import(
    pathToFileURL(join(rootDir, 'apps', 'worker', 'dist', 'sweep', 'interval-timer.js')).href
  );
  const { start } = IntervalTimer.prototype;
  IntervalTimer.prototype.start = function (this: Timer, firstMs) {
    if (this.work.name !== 'Account purge') return start.call(this, firstMs);
    this.work = { ...this.work, intervalMs: 3_000 };
    return start.call(this, 500);
  };
}
