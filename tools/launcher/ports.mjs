import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

const localhost = '127.0.0.1';

/**
 * Ports that no system gives to outgoing connections or to whoever asks for any (Linux from 32768 on, others from 49152 on): one that was found free here is
 * still free when its server comes up, minutes later and on a machine that opens thousands of connections meanwhile.
 */
const range = { from: 20_000, below: 32_000 };

function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host: localhost, exclusive: true }, () => resolve(server));
  });
}

const close = (server) => new Promise((resolve) => server.close(resolve));

/** Whether this process may listen on the port of 127.0.0.1; `reason` is `taken` or `forbidden` where it may not. */
export async function tryPort(port) {
  try {
    await close(await listen(port));
    return { free: true };
  } catch (error) {
    return { free: false, reason: error.code === 'EACCES' ? 'forbidden' : 'taken' };
  }
}

/**
 * One free port for each name. A port of `remembered` is kept where it is still free, so that addresses outlive a restart;
 * none of `avoid` is used. All are held until the last is found, so that no two are equal.
 * @template {string} Name
 * @param {readonly Name[]} names
 * @param {{ remembered?: Partial<Record<Name, number>>, avoid?: readonly number[] }} [options]
 * @returns {Promise<Record<Name, number>>}
 */
export async function findPorts(names, { remembered = {}, avoid = [] } = {}) {
  const held = [];
  const ports = {};
  try {
    for (const name of names) {
      const server = await hold(remembered[name], [...avoid, ...Object.values(ports)]);
      held.push(server);
      ports[name] = server.address().port;
    }
  } finally {
    await Promise.all(held.map(close));
  }
  return ports;
}

async function hold(wanted, avoid) {
  if (Number.isInteger(wanted) && wanted > 0 && !avoid.includes(wanted)) {
    try {
      return await listen(wanted);
    } catch {
      // Somebody else has it by now: any other will do.
    }
  }
  for (let triesLeft = range.below - range.from; triesLeft > 0; triesLeft -= 1) {
    const port = randomInt(range.from, range.below);
    if (avoid.includes(port)) continue;
    try {
      return await listen(port);
    } catch {
      // Somebody else has it: another one.
    }
  }
  throw new Problem(`No port of 127.0.0.1 from ${range.from} to ${range.below - 1} is free.`);
}
