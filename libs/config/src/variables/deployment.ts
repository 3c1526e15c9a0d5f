import { z } from 'zod';
import {
  extensionOriginList,
  originList,
  port,
  secretList,
  webAddress,
  wholeNumber,
} from './schemas.js';

/** Addresses, ports and secrets of this installation. */
export const deploymentVariables = {
  ROLEFIT_DEPLOYMENT: z
    .enum(['local', 'cluster'], 'must be local or cluster')
    .default('local')
    .describe(
      'Where this process runs: "local" (the launcher brings up what is not named here) or "cluster" (every service must be named).',
    ),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe(
      'Address the gateway and the health server of the worker listen on. A container needs 0.0.0.0.',
    ),
  PORT: port.default(4000).describe('Port of the gateway: web client, API and live events.'),
  WORKER_PORT: port
    .default(4001)
    .describe(
      "Port of the worker's own server for probes (/health/live, /health/ready) and metrics (/metrics); 0 takes a free one.",
    ),
  OPERATIONS_PORT: port
    .optional()
    .describe(
      "Port of the gateway's server for operators: metrics (/metrics) and a look into the queues (/queues). Not for users: let no proxy lead there. 0 takes a free one; without it there is none.",
    ),
  OPERATIONS_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'Password of /queues there, at least 16 characters; any user name, or as a bearer token.',
    ),
  SHUTDOWN_DRAIN_MS: wholeNumber(0, 60_000)
    .optional()
    .describe(
      'Milliseconds that a gateway which was told to stop still serves while /health/ready says 503 already, so that load balancers lead elsewhere first. By default 5000 in a cluster and 0 elsewhere.',
    ),
  PUBLIC_URL: webAddress
    .optional()
    .describe(
      'Address under which users reach Rolefit, without a path. By default http://127.0.0.1:PORT.',
    ),
  WEB_DIST_DIR: z
    .string()
    .optional()
    .describe(
      'Folder with the built web client that the gateway serves. Without it the gateway serves the API alone.',
    ),
  ALLOWED_ORIGINS: originList
    .optional()
    .describe(
      'Further origins that may call the API and open sockets, separated by commas; that of PUBLIC_URL always may.',
    ),
  EXTENSION_ORIGINS: extensionOriginList
    .default(['chrome-extension://*', 'moz-extension://*', 'safari-web-extension://*'])
    .describe(
      'Browser extensions that may come with tokens of their own, by their origins, separated by commas; * stands for any of a kind. By default all, since none of them is given a cookie, and no page can pretend to be one.',
    ),
  TRUSTED_PROXIES: wholeNumber(0, 10)
    .default(0)
    .describe(
      'How many proxies of yours stand in front of the gateway, one behind the other, each adding the address it was called from to X-Forwarded-For. With 0 that header, which anybody can send, is not read.',
    ),
  SESSION_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Secret behind sessions and signed links, at least 32 characters. The launcher makes one and keeps it.',
    ),
  SESSION_FORMER_SECRETS: secretList
    .optional()
    .describe(
      'Former values of SESSION_SECRET, separated by commas: what they signed stays good, so that a new secret logs nobody out. Where several gateways run, the new one is first listed here, until all of them know it. Take a former one away 30 days after it was replaced, or at once where somebody else may know it.',
    ),

  ALLOW_PLAIN_SERVICES: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe(
      'Whether a cluster may reach its services (PostgreSQL, Redis, object store, model, sign-in providers) without TLS: only where something else encrypts the way there, such as a service mesh, or where it leads through no network of others. Services on the same machine (localhost) never need it.',
    ),
};
