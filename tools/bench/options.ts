import { parseArgs } from 'node:util';

/** Options of the command line. */
export interface BenchOptions {
  /** How often each figure is measured; rows show the median. */
  readonly rounds: number;
  /** A folder of real resumes as PDFs. */
  readonly folder: string | undefined;
  /** Names of the benchmarks to run; all where it is undefined. */
  readonly only: readonly string[] | undefined;
  readonly skip: readonly string[];
  /** Prints the names of the benchmarks and runs none. */
  readonly isList: boolean;
  /** Scans of the user in `pages`. */
  readonly scans: number;
  readonly burst: { readonly users: number; readonly each: number; readonly concurrency: number };
  /** Scans of the other user in `fairness`. */
  readonly fairnessScans: number;
  /** Pairs of texts in `cache-oracle`. */
  readonly oraclePairs: number;
}

const options = {
  rounds: { type: 'string', default: '5' },
  pdfs: { type: 'string' },
  only: { type: 'string' },
  skip: { type: 'string', default: '' },
  list: { type: 'boolean', default: false },
  scans: { type: 'string', default: '1000000' },
  'burst-people': { type: 'string', default: '50' },
  'burst-each': { type: 'string', default: '500' },
  'burst-concurrency': { type: 'string', default: '200' },
  'fairness-scans': { type: 'string', default: '1000' },
  'oracle-pairs': { type: 'string', default: '60' },
} as const;

/** @throws TypeError for an option that does not exist */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): BenchOptions {
  const { values } = parseArgs({ args: [...args], options });
  return {
    rounds: Number(values.rounds),
    folder: values.pdfs ?? env.ROLEFIT_BENCH_PDFS,
    only: values.only?.split(','),
    skip: values.skip.split(','),
    isList: values.list,
    scans: Number(values.scans),
    burst: {
      users: Number(values['burst-people']),
      each: Number(values['burst-each']),
      concurrency: Number(values['burst-concurrency']),
    },
    fairnessScans: Number(values['fairness-scans']),
    oraclePairs: Number(values['oracle-pairs']),
  };
}
