import { Problem } from '../bootstrap/problem.mjs';
import { reachableHost } from '../processes/health.ts';
import { findPorts, tryPort } from '../processes/ports.ts';
import { type DataDir } from './data-dir.ts';
import { type ProvidedServices, providedServices, type Variables } from './environment.ts';
import { storedSecret } from './secrets.ts';
import { sharedAddress } from './shared-address.ts';

const defaultPort = 4000;
const portNames = ['postgres', 'redis', 'github', 'githubInner', 'worker', 'gateway'] as const;

/** The ports that the launcher chooses. `gateway` is only used behind the development server, which has the public port. */
export type PortName = (typeof portNames)[number];

export interface Plan {
  /** The port of Rolefit. */
  readonly port: number;
  readonly ports: Readonly<Record<PortName, number>>;
  readonly url: string;
  readonly publicUrl: string;
  readonly workerPort: number;
  /** Whether others reach Rolefit, to whom neither the demo sign-in nor the inbox may be offered. */
  readonly isShared: boolean;
  readonly provided: ProvidedServices;
  /** The launcher's values for gateway and worker. */
  readonly own: Variables;
}

interface PlanOptions {
  readonly data: DataDir;
  readonly user: Variables;
  readonly port: number | null;
  readonly isShared?: boolean;
}

/** Chooses ports (those of the last start if they are still free), addresses and services, before anything is started. @throws Problem if a port is taken */
export async function makePlan({
  data,
  user,
  port: givenPort,
  isShared = false,
}: PlanOptions): Promise<Plan> {
  const port =
    (await choosePort('PORT', givenPort ?? user.PORT ?? defaultPort, user)) ||
    (await findPorts(['gateway'])).gateway;
  const workerPort = await choosePort('WORKER_PORT', user.WORKER_PORT ?? 0, user);
  await choosePort('OPERATIONS_PORT', user.OPERATIONS_PORT ?? 0, user);
  const ports = await findPorts(portNames, { remembered: data.ports.read() ?? {}, avoid: [port] });
  data.ports.write(ports);
  const url = `http://${reachableHost(user.HOST)}:${port}`;
  const address = isShared ? sharedAddress(user.HOST, port) : { url, origins: [] };
  const publicUrl = (user.PUBLIC_URL ?? address.url).replace(/\/+$/, '');
  return {
    port,
    ports,
    url,
    publicUrl,
    workerPort: workerPort || ports.worker,
    isShared,
    provided: providedServices(user),
    own: {
      PUBLIC_URL: publicUrl,
      OBJECTS_DIR: data.objectsDir,
      SESSION_SECRET: storedSecret(data.dir, 'session'),
      ...(address.origins.length > 0 && { ALLOWED_ORIGINS: address.origins.join(',') }),
      // Keeps sign-in links in an inbox where nothing sends them and nobody else can open it.
      ...(!isShared &&
        user.ROLEFIT_DEPLOYMENT !== 'cluster' &&
        !('SMTP_URL' in user) && { MAIL_INBOX: 'true' }),
    },
  };
}

/** @returns the port, or 0 for any free one @throws Problem if it is none, or is taken */
async function choosePort(
  variable: string,
  wanted: number | string,
  { HOST }: Variables,
): Promise<number> {
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Problem(`${variable} must be a number from 0 to 65535, not ${wanted}.`);
  if (port === 0) return port;
  const { free, reason } = await tryPort(port, HOST);
  if (free) return port;
  const example =
    variable === 'PORT' ? `npm start -- --port ${port + 100}` : `${variable}=${port + 100}`;
  throw new Problem(
    `Port ${port} ${reason === 'forbidden' ? 'may not be used by this user' : 'is taken by another program'}. Choose another one, for example: ${example}`,
  );
}
