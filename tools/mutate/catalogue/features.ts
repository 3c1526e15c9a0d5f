import type { Mutant } from '../mutant.ts';

/** Promises of the product besides security, each of which could be lost without an error. */
export const features: readonly Mutant[] = [
  {
    id: 'lost-scans-not-swept',
    file: 'apps/worker/src/sweep/sweeper.ts',
    replace: '() => this.sweepRows(this.scans),',
    by: '',
    project: 'int',
    tests: ['apps/worker/src/sweep/sweeper.int-spec.ts'],
    titles: ['recovers rows of a worker that died'],
    harm: 'A scan whose worker died, or that Redis lost, stays unfinished for ever.',
  },
  {
    id: 'idempotency-key-ignored',
    file: 'libs/database/src/scans/scans.repository.ts',
    replace: 'newId(), userId, scan.jobId,',
    by: 'newId(), userId, newId(),',
    project: 'int',
    tests: ['libs/database/src/scans/scans.int-spec.ts'],
    titles: ['adds one scan per jobId'],
    harm: 'A retry after a lost answer scans the same posting twice.',
  },
  {
    id: 'account-export-without-scans',
    file: 'apps/gateway/src/account-export/account-export.service.ts',
    replace: 'jsonArray(this.wholeScans(caller), presentExportedScan)',
    by: "['[]']",
    project: 'int',
    tests: ['apps/gateway/src/account-export/account-export.int-spec.ts'],
    titles: ['contains every stored value of its user'],
    harm: 'Users who take their data along leave their scans behind without knowing it.',
  },
  {
    id: 'load-error-not-shown',
    file: 'apps/web/src/app/routes/job-match.tsx',
    replace: '<LoadError what={texts.what} error={error} onRetry={() => void refetch()} />',
    by: 'null',
    project: 'web',
    tests: ['apps/web/src/app/routes/job-match.spec.tsx'],
    titles: ['says why nothing could be loaded'],
    harm: 'A list that could not be loaded looks like one that is empty.',
  },
];
