import type { Environment } from './environment.js';

/** How much one user may ask for, and one address together with all who share it. Counts, in the time that the name says. */
export interface LimitsConfig {
  readonly writesPerMinute: number;
  readonly scansPerDay: number;
  readonly uploadsPerHour: number;
  readonly evaluationsPerHour: number;
  readonly exportsPerHour: number;
  /** Of one address: nobody knows yet who signs in. */
  readonly signInsPerMinute: number;
  /** One address may ask for this many times what one user may. */
  readonly usersPerAddress: number;
  /** Live connections of one user to one gateway. */
  readonly socketsPerUser: number;
  /** Scans of one user that wait or run. */
  readonly waitingScansPerUser: number;
  /** Jobs of scans in the queue, of all users. */
  readonly waitingScans: number;
}

/** The limits of an environment. */
export function toLimits(env: Environment): LimitsConfig {
  return {
    writesPerMinute: env.LIMIT_WRITES_PER_MINUTE,
    scansPerDay: env.LIMIT_SCANS_PER_DAY,
    uploadsPerHour: env.LIMIT_UPLOADS_PER_HOUR,
    evaluationsPerHour: env.LIMIT_EVALUATIONS_PER_HOUR,
    exportsPerHour: env.LIMIT_EXPORTS_PER_HOUR,
    signInsPerMinute: env.LIMIT_SIGN_INS_PER_MINUTE,
    usersPerAddress: env.LIMIT_USERS_PER_ADDRESS,
    socketsPerUser: env.LIMIT_SOCKETS_PER_USER,
    waitingScansPerUser: env.LIMIT_WAITING_SCANS_PER_USER,
    waitingScans: env.LIMIT_WAITING_SCANS,
  };
}
