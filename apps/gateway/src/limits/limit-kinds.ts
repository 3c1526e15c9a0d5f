import type { Config } from '@rolefit/config';
import { type Endpoint, endpoints } from '@rolefit/contracts';

/** Kinds of rate limits, each with a separate counter. */
export const limitKinds = [
  'sign-in-start',
  'sign-in-end',
  'mail',
  'all-mails',
  'write',
  'scan',
  'upload',
  'evaluation',
  'export',
] as const;

export type LimitKind = (typeof limitKinds)[number];

/** A number of points per window. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
  /** Noun after the number: "300 changes a minute", "1 change a minute". */
  readonly noun: readonly [one: string, many: string];
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The limit per user; sign-ins have no user yet and are limited per address. */
export function limitOf(kind: LimitKind, { limits: configured }: Pick<Config, 'limits'>): Limit {
  switch (kind) {
    case 'sign-in-start':
    case 'sign-in-end':
      return {
        points: configured.signInsPerMinute,
        seconds: minute,
        noun: ['sign-in a minute', 'sign-ins a minute'],
      };
    case 'mail':
      return {
        points: configured.signInMailsPerHour,
        seconds: hour,
        noun: ['sign-in link an hour', 'sign-in links an hour'],
      };
    case 'all-mails':
      return {
        points: configured.allSignInMailsPerHour,
        seconds: hour,
        noun: ['sign-in link an hour', 'sign-in links an hour'],
      };
    case 'write':
      return {
        points: configured.writesPerMinute,
        seconds: minute,
        noun: ['change a minute', 'changes a minute'],
      };
    case 'scan':
      return { points: configured.scansPerDay, seconds: day, noun: ['scan a day', 'scans a day'] };
    case 'upload':
      return {
        points: configured.uploadsPerHour,
        seconds: hour,
        noun: ['upload an hour', 'uploads an hour'],
      };
    case 'evaluation':
      return {
        points: configured.evaluationsPerHour,
        seconds: hour,
        noun: ['evaluation an hour', 'evaluations an hour'],
      };
    case 'export':
      return {
        points: configured.exportsPerHour,
        seconds: hour,
        noun: ['export an hour', 'exports an hour'],
      };
  }
}

/** Points that a call consumes, by kind. */
export type Costs = ReadonlyMap<LimitKind, number>;

/**
 * The minimum cost of a call, derived from its entry in the endpoints table so that new endpoints are limited automatically: any method but GET is a write, a
 * redirect is a sign-in, a file parameter is an upload, a downloaded file is an export. Reads are free.
 */
export function costsOf(endpoint: Endpoint): Costs {
  const costs = new Map<LimitKind, number>();
  if (endpoint.method !== 'GET') costs.set('write', 1);
  if (endpoint.status === 302)
    costs.set(endpoint.path.endsWith('/callback') ? 'sign-in-end' : 'sign-in-start', 1);
  if (endpoint === endpoints.requestEmailLink) costs.set('sign-in-start', 1).set('mail', 1);
  if (endpoint === endpoints.startPasskeySignIn) costs.set('sign-in-start', 1);
  if (endpoint === endpoints.signInWithPasskey) costs.set('sign-in-end', 1);
  if (usesLink(endpoint)) costs.set('sign-in-end', 1);
  if (endpoint.file !== undefined) costs.set('upload', 1);
  if (endpoint.media !== undefined && endpoint.auth === 'bearer') costs.set('export', 1);
  if (endpoint.path === endpoints.evaluateResume.path) costs.set('write', 1).set('evaluation', 1);
  const readsAgain = endpoint === endpoints.rescan || endpoint === endpoints.readClosely;
  if (readsAgain || countsOwnScans(endpoint)) costs.set('scan', 1);
  return costs;
}

/** The part of the cost that is consumed before the handler runs. Handlers of new scans consume theirs later, when they know which postings are new. */
export function upfrontCosts(endpoint: Endpoint): Costs {
  const costs = costsOf(endpoint);
  return countsOwnScans(endpoint) ? new Map([...costs].filter(([kind]) => kind !== 'scan')) : costs;
}

const countsOwnScans = (endpoint: Endpoint): boolean =>
  endpoint === endpoints.createScan || endpoint === endpoints.createScans;

/** Calls with the secret of a link. */
const usesLink = (endpoint: Endpoint): boolean =>
  endpoint === endpoints.signInWithEmail ||
  endpoint === endpoints.checkEmailLink ||
  endpoint === endpoints.useAccountLink ||
  endpoint === endpoints.checkAccountLink;
