import { type AppKind } from '../system/managed-process.ts';
import { type ArmedCall } from './arm.ts';

/**
 * A place between two writes where a process can die and leave the first done and the second not, by a method of a real class. A call that was
 * refused, or found nothing to do, is no such place: `wrote` tells from its result.
 */
export interface Boundary extends Omit<ArmedCall, 'isAwake'> {
  readonly name: string;
  readonly app: AppKind;
  /** The module of the class. */
  readonly from: string;
  /** The class. */
  readonly type: string;
}

type More = Pick<Boundary, 'argument' | 'wrote'>;

const boundaryOf =
  (app: AppKind) =>
  (
    name: string,
    when: Boundary['when'],
    from: string,
    type: string,
    method: string,
    more: More = {},
  ): Boundary => ({ name, app, when, from, type, method, ...more });
const gateway = boundaryOf('gateway');
const worker = boundaryOf('worker');

const isThere: More = { wrote: (value: unknown) => value !== null };
const isHeld: More = { wrote: (held: boolean) => held };
const isQueued: More = { wrote: (answer: { readonly isQueued: boolean }) => answer.isQueued };
const addsNewOnes: More = {
  wrote: ({ added }: { readonly added: ReadonlyMap<unknown, { readonly isNew: boolean }> }) =>
    [...added.values()].some(({ isNew }) => isNew),
};
const isDone: More = { wrote: (outcome: object | 'lost' | 'stale') => typeof outcome === 'object' };
const findsSome: More = { wrote: (found: readonly unknown[]) => found.length > 0 };

const database = '@rolefit/database';
const queues = '@rolefit/queues';

export const boundaries: readonly Boundary[] = [
  gateway('scan received, not committed', 'before', database, 'ScansRepository', 'add'),
  gateway('scan committed, not handed over', 'before', queues, 'JobProducer', 'enqueue', {
    argument: 'scan.score',
  }),
  gateway('scan handed over, not answered', 'after', queues, 'JobProducer', 'enqueueOrThrow', {
    argument: 'scan.score',
  }),
  gateway(
    'batch committed, not handed over',
    'after',
    database,
    'ScansRepository',
    'addMany',
    addsNewOnes,
  ),
  gateway(
    'rescan committed, not handed over',
    'after',
    database,
    'ScansRepository',
    'rescan',
    isQueued,
  ),
  gateway('file stored, no row', 'after', '@rolefit/storage', 'S3ObjectStore', 'put'),
  gateway('resume committed, not answered', 'after', database, 'ResumesRepository', 'addVersion'),
  gateway(
    'evaluation committed, not handed over',
    'after',
    database,
    'ResumesRepository',
    'requestEvaluation',
    isQueued,
  ),
  gateway(
    'skills committed, rescore not handed over',
    'after',
    database,
    'SkillsRepository',
    'replace',
  ),

  worker('scan claimed, not read', 'after', database, 'ScanWorkRepository', 'claim', isThere),
  worker('posting read, not kept', 'before', database, 'PostingReadingsRepository', 'keep'),
  worker(
    'posting kept, model calls not recorded',
    'before',
    database,
    'ScanWorkRepository',
    'startMatching',
  ),
  worker(
    'matching begun, not judged',
    'after',
    database,
    'ScanWorkRepository',
    'startMatching',
    isHeld,
  ),
  worker('result committed, no event', 'after', database, 'ScanWorkRepository', 'complete', isDone),
  worker(
    'event sent, job not acknowledged',
    'after',
    '@rolefit/realtime',
    'RealtimeEmitter',
    'emit',
    { argument: 'scan.completed' },
  ),
  worker('job done, not acknowledged', 'before', 'bullmq', 'Job', 'moveToCompleted'),
  worker('job acknowledged', 'after', 'bullmq', 'Job', 'moveToCompleted'),
  worker('scan set aside, no event', 'after', database, 'ScanWorkRepository', 'setAside', isHeld),
  worker(
    'evaluation claimed, file not read',
    'after',
    database,
    'EvaluationsRepository',
    'claim',
    isThere,
  ),
  worker(
    'evaluation committed, nobody woken',
    'after',
    database,
    'EvaluationsRepository',
    'complete',
    isHeld,
  ),
  worker(
    'waiting scans woken, not handed over',
    'after',
    database,
    'ScanWorkRepository',
    'wakeWaiting',
    findsSome,
  ),
  worker('match judged again, others not', 'after', database, 'MatchesRepository', 'rescore'),
  worker(
    'matches judged again, not noted',
    'before',
    database,
    'MatchesRepository',
    'markRescored',
  ),
  worker('sweep found a row, not handed over', 'before', queues, 'JobProducer', 'ensureQueued'),

  worker(
    'purge begun, files there',
    'after',
    database,
    'AccountPurgesRepository',
    'begin',
    isThere,
  ),
  worker('purged from the store, not from Redis', 'before', queues, 'JobProducer', 'removeRows'),
  worker(
    'purged from Redis, rows there',
    'before',
    database,
    'AccountPurgesRepository',
    'removeScans',
  ),
  worker('purged but for the user', 'before', database, 'AccountPurgesRepository', 'finish'),
  worker('purged, not told', 'after', database, 'AccountPurgesRepository', 'finish', isThere),
];

/** Whether only the erasure of an account gets there. */
export const isOfPurge = ({ type, method }: Boundary): boolean =>
  type === 'AccountPurgesRepository' || method === 'removeRows';
