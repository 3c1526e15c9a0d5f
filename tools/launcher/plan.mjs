import { broughtAlong } from './environment.mjs';
import { findPorts, tryPort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { keptSecret } from './secrets.mjs';

const defaultPort = 4000;

/**
 * What this start will use, before anything is started: ports (those of the last start where they are still free), the
 * address, which services the person brings along, and our own values for gateway and worker.
 * @throws Problem when the port is taken
 */
export async function makePlan({ data, user, options, webDistDir }) {
  const port = await choosePort(options.port ?? user.PORT);
  const ports = await findPorts(['postgres', 'redis', 'github', 'githubInner', 'worker'], { remembered: data.ports.read() ?? {}, avoid: [port] });
  data.ports.write(ports);
  const url = `http://127.0.0.1:${port}`;
  const publicUrl = (user.PUBLIC_URL ?? url).replace(/\/+$/, '');
  return {
    port,
    ports,
    url,
    publicUrl,
    workerPort: Number(user.WORKER_PORT) || ports.worker,
    brought: broughtAlong(user),
    own: { PUBLIC_URL: publicUrl, WEB_DIST_DIR: webDistDir, OBJECTS_DIR: data.objectsDir, SESSION_SECRET: keptSecret(data.dir, 'session') },
  };
}

/** @param wanted a number, its text, or nothing for the usual one; 0 takes any that is free */
async function choosePort(wanted = defaultPort) {
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Problem(`PORT must be a number from 0 to 65535, not ${wanted}.`);
  if (port === 0) return (await findPorts(['gateway'])).gateway;
  const { free, reason } = await tryPort(port);
  if (free) return port;
  const another = `Choose another one, for example: npm start -- --port ${port + 100}`;
  throw new Problem(reason === 'forbidden' ? `Port ${port} may not be used by this user. ${another}` : `Port ${port} is taken by another program. ${another}`);
}
