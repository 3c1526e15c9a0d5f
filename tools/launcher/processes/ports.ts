import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '../bootstrap/error-code.mjs';
import { Problem } from '../bootstrap/problem.mjs';

const localhost = '127.0.0.1';

/**
 * Below the ranges from which systems take ports of outgoing connections (Linux from 32768 on, others from 49152 on). A port that is free now is
 * therefore still free when its server starts, possibly minutes later.
 */
const range = { from: 20_000, below: 32_000 };

/** Ports that were found recently, one empty file each: their servers may not listen yet, and tests start several Rolefits at once. */
const claimsDir = join(tmpdir(), 'rolefit-ports');
/** A start takes seconds, and minutes on a busy machine. */
const claimMs = 180_000;

interface HeldPort {
  readonly port: number;
  readonly server: Server;
}

function listen(port: number, host = localhost): Promise<HeldPort> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve({ port, server }));
  });
}

const close = ({ server }: HeldPort): Promise<unknown> =>
  new Promise((resolve) => server.close(resolve));

/** Whether this process may listen on the port, by default of 127.0.0.1. A host that is no address of this machine is not the port's fault. */
export async function tryPort(
  port: number,
  host?: string,
): Promise<{ readonly free: boolean; readonly reason?: 'taken' | 'forbidden' }> {
  try {
    await close(await listen(port, host));
    return { free: true };
  } catch (error) {
    if (hasCode(error, 'EACCES')) return { free: false, reason: 'forbidden' };
    return hasCode(error, 'EADDRINUSE') ? { free: false, reason: 'taken' } : { free: true };
  }
}

export interface PortOptions<Name extends string> {
  /** Ports to use again where they are still free. */
  readonly remembered?: Readonly<Partial<Record<Name, number>>>;
  readonly avoid?: readonly number[];
}

/** One free port of 127.0.0.1 for each name. All are held until the last is found, so that no two are equal. */
export async function findPorts<Name extends string>(
  names: readonly Name[],
  { remembered, avoid = [] }: PortOptions<Name> = {},
): Promise<Record<Name, number>> {
  const held: HeldPort[] = [];
  try {
    for (const name of names)
      held.push(await hold(remembered?.[name], [...avoid, ...held.map(({ port }) => port)]));
  } finally {
    await Promise.all(held.map(close));
  }
  return Object.fromEntries(names.map((name, index) => [name, held[index]?.port])) as Record<
    Name,
    number
  >;
}

async function hold(wanted: number | undefined, avoid: readonly number[]): Promise<HeldPort> {
  if (wanted !== undefined && Number.isInteger(wanted) && wanted > 0 && !avoid.includes(wanted)) {
    const held = await listen(wanted).catch(() => null);
    if (held) {
      claim(wanted);
      return held;
    }
  }
  for (let triesLeft = range.below - range.from; triesLeft > 0; triesLeft -= 1) {
    const port = randomInt(range.from, range.below);
    const held = avoid.includes(port) ? null : await listen(port).catch(() => null);
    // Finally a claimed one, whose server has probably ended.
    if (held && (claim(port) || triesLeft < 1_000)) return held;
    if (held) await close(held);
  }
  throw new Problem(`No port of 127.0.0.1 from ${range.from} to ${range.below - 1} is free.`);
}

/** Claims a free port for a while. @returns false if another process has claimed it and its server may be starting */
function claim(port: number): boolean {
  const file = join(claimsDir, String(port));
  try {
    mkdirSync(claimsDir, { recursive: true });
    const claimed = statSync(file, { throwIfNoEntry: false });
    if (claimed && Date.now() - claimed.mtimeMs > claimMs) rmSync(file, { force: true });
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    // Where no claim can be written, such as in another user's folder, the port is used without one.
    return !hasCode(error, 'EEXIST');
  }
}
