/**
 * Every place between two writes where a process can end and leave one done and the other not, by the method of the real class that stands
 * there. `argument` narrows it to calls in which that value stands; `when` says on which side of the call the process is killed; `wrote` tells from what
 * the call gave whether it wrote anything: one that was refused, or found nothing to do, is no place between two writes.
 *
 * @typedef {{name: string, app: 'gateway' | 'worker', when: 'before' | 'after', from: string, type: string, method: string, argument?: string, wrote?: (value: any) => boolean}} Boundary
 */
const gateway = (name, when, from, type, method, more = {}) => ({ name, app: 'gateway', when, from, type, method, ...more });
const worker = (name, when, from, type, method, more = {}) => ({ name, app: 'worker', when, from, type, method, ...more });

const isThere = { wrote: (value) => value !== null };
const isHeld = { wrote: (held) => held };
const isQueued = { wrote: (answer) => answer.isQueued };

const database = '@rolefit/database';
const queues = '@rolefit/queues';

/** @type {readonly Boundary[]} */
export const boundaries = [
  gateway('scan received, not committed', 'before', database, 'ScansRepository', 'add'),
  gateway('scan committed, not handed over', 'before', queues, 'JobProducer', 'enqueue', { argument: 'scan.score' }),
  gateway('scan handed over, not answered', 'after', queues, 'JobProducer', 'enqueueOrThrow', { argument: 'scan.score' }),
  gateway('batch committed, not handed over', 'after', database, 'ScansRepository', 'addMany', { wrote: ({ added }) => [...added.values()].some(({ isNew }) => isNew) }),
  gateway('rescan committed, not handed over', 'after', database, 'ScansRepository', 'rescan', isQueued),
  gateway('file stored, no row', 'after', '@rolefit/storage', 'S3ObjectStore', 'put'),
  gateway('resume committed, not answered', 'after', database, 'ResumesRepository', 'addVersion'),
  gateway('evaluation committed, not handed over', 'after', database, 'ResumesRepository', 'requestEvaluation', isQueued),
  gateway('skills committed, rescore not handed over', 'after', database, 'SkillsRepository', 'replace'),

  worker('scan claimed, not read', 'after', database, 'ScanWorkRepository', 'claim', isThere),
  worker('posting read, not kept', 'before', database, 'PostingReadingsRepository', 'keep'),
  worker('posting kept, model calls not recorded', 'before', database, 'ScanWorkRepository', 'startMatching'),
  worker('matching begun, not judged', 'after', database, 'ScanWorkRepository', 'startMatching', isHeld),
  worker('result committed, no event', 'after', database, 'ScanWorkRepository', 'complete', { wrote: (outcome) => outcome === 'done' }),
  worker('event sent, job not acknowledged', 'after', '@rolefit/realtime', 'RealtimeEmitter', 'emit', { argument: 'scan.completed' }),
  worker('job done, not acknowledged', 'before', 'bullmq', 'Job', 'moveToCompleted'),
  worker('job acknowledged', 'after', 'bullmq', 'Job', 'moveToCompleted'),
  worker('scan set aside, no event', 'after', database, 'ScanWorkRepository', 'setAside', isHeld),
  worker('evaluation claimed, file not read', 'after', database, 'EvaluationsRepository', 'claim', isThere),
  worker('evaluation committed, nobody woken', 'after', database, 'EvaluationsRepository', 'complete', isHeld),
  worker('waiting scans woken, not handed over', 'after', database, 'ScanWorkRepository', 'wakeWaiting', { wrote: (woken) => woken.length > 0 }),
  worker('match judged again, others not', 'after', database, 'MatchesRepository', 'rescore'),
  worker('matches judged again, not noted', 'before', database, 'MatchesRepository', 'markRescored'),
  worker('sweep found a row, not handed over', 'before', queues, 'JobProducer', 'ensureQueued'),

  worker('purge begun, files there', 'after', database, 'AccountPurgesRepository', 'begin', isThere),
  worker('purged from the store, not from Redis', 'before', queues, 'JobProducer', 'forget'),
  worker('purged from Redis, rows there', 'before', database, 'AccountPurgesRepository', 'removeScans'),
  worker('purged but for the user', 'before', database, 'AccountPurgesRepository', 'finish'),
  worker('purged, not told', 'after', database, 'AccountPurgesRepository', 'finish', isThere),
];

/** Those that only the erasure of an account passes. */
export const isOfPurge = ({ type, method }) => type === 'AccountPurgesRepository' || method === 'forget';
