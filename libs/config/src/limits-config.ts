import type { Environment } from './environment.js';

/** Rate limits and capacity limits. The name of each field states its window. */
export interface LimitsConfig {
  readonly writesPerMinute: number;
  readonly scansPerDay: number;
  readonly uploadsPerHour: number;
  readonly evaluationsPerHour: number;
  readonly exportsPerHour: number;
  /** Per address, because the user is still unknown. */
  readonly signInsPerMinute: number;
  /** To one e-mail address. */
  readonly signInMailsPerHour: number;
  readonly allSignInMailsPerHour: number;
  /** Limits per address are the limits per user times this factor. */
  readonly usersPerAddress: number;
  /** Live connections of one user to one gateway. */
  readonly socketsPerUser: number;
  /** Scans of one user that are queued or running. */
  readonly waitingScansPerUser: number;
  /** Queued scan jobs of all users. */
  readonly waitingScans: number;
}

/** Reads the limits from the environment. */
export function toLimits(env: Environment): LimitsConfig {
  return {
    writesPerMinute: env.LIMIT_WRITES_PER_MINUTE,
    scansPerDay: env.LIMIT_SCANS_PER_DAY,
    uploadsPerHour: env.LIMIT_UPLOADS_PER_HOUR,
    evaluationsPerHour: env.LIMIT_EVALUATIONS_PER_HOUR,
    exportsPerHour: env.LIMIT_EXPORTS_PER_HOUR,
    signInsPerMinute: env.LIMIT_SIGN_INS_PER_MINUTE,
    signInMailsPerHour: env.LIMIT_SIGN_IN_MAILS_PER_HOUR,
    allSignInMailsPerHour: env.LIMIT_ALL_SIGN_IN_MAILS_PER_HOUR,
    usersPerAddress: env.LIMIT_USERS_PER_ADDRESS,
    socketsPerUser: env.LIMIT_SOCKETS_PER_USER,
    waitingScansPerUser: env.LIMIT_WAITING_SCANS_PER_USER,
    waitingScans: env.LIMIT_WAITING_SCANS,
  };
}
