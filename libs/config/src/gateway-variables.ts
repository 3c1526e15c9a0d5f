import { type VariableName } from './environment.js';
import { signInVariables } from './variables/sign-in.js';

const ofServer = [
  'PORT',
  'OPERATIONS_PORT',
  'OPERATIONS_SECRET',
  'SHUTDOWN_DRAIN_MS',
  'PUBLIC_URL',
  'WEB_DIST_DIR',
  'ALLOWED_ORIGINS',
  'EXTENSION_ORIGINS',
  'TRUSTED_PROXIES',
  'SESSION_SECRET',
  'SESSION_FORMER_SECRETS',
  'SOURCE_URL',
  'EXTENSION_URL',
] as const satisfies readonly VariableName[];

/** Secrets and settings that only gateways use: sessions, sign-in, the operators' server, what browsers see. */
const gatewayVariables: ReadonlySet<string> = new Set<string>([
  ...Object.keys(signInVariables),
  ...ofServer,
]);

/** Whether a worker has no use for a variable and ignores it. */
export const isOfGatewayOnly = (name: string): boolean => gatewayVariables.has(name);
