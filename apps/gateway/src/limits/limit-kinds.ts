import type { Config } from '@rolefit/config';
import { type Endpoint, endpoints } from '@rolefit/contracts';

/** What is limited. Each kind has a count of its own. */
export const limitKinds = ['sign-in-start', 'sign-in-end', 'write', 'scan', 'upload', 'evaluation', 'export'] as const;

/** One of them. */
export type LimitKind = (typeof limitKinds)[number];

/** So much in so long. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
  /** As it reads behind a number: "300 changes a minute", "1 change a minute". */
  readonly noun: readonly [one: string, many: string];
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** What one user may do, and for the two kinds of which no user is known, one address. */
export function limitOf(kind: LimitKind, { limits: configured }: Pick<Config, 'limits'>): Limit {
  switch (kind) {
    case 'sign-in-start':
    case 'sign-in-end':
      return { points: configured.signInsPerMinute, seconds: minute, noun: ['sign-in a minute', 'sign-ins a minute'] };
    case 'write':
      return { points: configured.writesPerMinute, seconds: minute, noun: ['change a minute', 'changes a minute'] };
    case 'scan':
      return { points: configured.scansPerDay, seconds: day, noun: ['scan a day', 'scans a day'] };
    case 'upload':
      return { points: configured.uploadsPerHour, seconds: hour, noun: ['upload an hour', 'uploads an hour'] };
    case 'evaluation':
      return { points: configured.evaluationsPerHour, seconds: hour, noun: ['evaluation an hour', 'evaluations an hour'] };
    case 'export':
      return { points: configured.exportsPerHour, seconds: hour, noun: ['export an hour', 'exports an hour'] };
  }
}

/** What one call counts for. */
export type Costs = ReadonlyMap<LimitKind, number>;

/**
 * What a call counts for at least, by its entry in the endpoints' table, so that a new call is limited without a word: whatever is not GET is a write, what leads to
 * another site and back is a sign-in, what takes a file an upload, what gives one to its user an export. Reads count for nothing.
 */
export function costsOf(endpoint: Endpoint): Costs {
  const costs = new Map<LimitKind, number>();
  if (endpoint.method !== 'GET') costs.set('write', 1);
  if (endpoint.status === 302) costs.set(endpoint.path.endsWith('/callback') ? 'sign-in-end' : 'sign-in-start', 1);
  if (endpoint.file !== undefined) costs.set('upload', 1);
  if (endpoint.media !== undefined && endpoint.auth === 'bearer') costs.set('export', 1);
  if (endpoint.path === endpoints.evaluateResume.path) costs.set('write', 1).set('evaluation', 1);
  if (endpoint === endpoints.rescan || countsOwnScans(endpoint)) costs.set('scan', 1);
  return costs;
}

/** What of it is counted before the call is handled: a call that knows only then which of its postings are new counts those itself. */
export function upfrontCosts(endpoint: Endpoint): Costs {
  const costs = costsOf(endpoint);
  return countsOwnScans(endpoint) ? new Map([...costs].filter(([kind]) => kind !== 'scan')) : costs;
}

const countsOwnScans = (endpoint: Endpoint): boolean => endpoint === endpoints.createScan || endpoint === endpoints.createScans;
