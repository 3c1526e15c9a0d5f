import { createServer } from 'node:net';

const localhost = '127.0.0.1';

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
  for (;;) {
    const server = await listen(0);
    if (!avoid.includes(server.address().port)) return server;
    await close(server);
  }
}
