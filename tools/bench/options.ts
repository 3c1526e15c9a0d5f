import { parseArgs } from 'node:util';

export const usage = `Usage: npm run bench [-- OPTIONS]

  --only A,B              these benchmarks alone
  --skip A,B              all but these
  --list                  what there is, without running anything
  --rounds N              how often each figure is measured (5)
  --pdfs DIR              a folder of real resumes as PDFs
  --scans N               rows in pages, divided-tables and migration (1000000)
  --burst-people N        users in burst (50), with --burst-each N postings of each (500)
  --burst-concurrency N   model calls at a time of each worker in burst (200)
  --fairness-scans N      scans of the other user in fairness (1000)
  --oracle-pairs N        pairs of texts in cache-oracle (60), some eight minutes
  --help                  this text`;

/** An invalid command line. */
export class UsageError extends Error {}

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
  readonly isHelp: boolean;
  /** Scans in `pages`, `divided-tables` and `migration`. */
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
  help: { type: 'boolean', default: false },
  scans: { type: 'string', default: '1000000' },
  'burst-people': { type: 'string', default: '50' },
  'burst-each': { type: 'string', default: '500' },
  'burst-concurrency': { type: 'string', default: '200' },
  'fairness-scans': { type: 'string', default: '1000' },
  'oracle-pairs': { type: 'string', default: '60' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param names of all benchmarks
 * @throws UsageError for an option or a benchmark that does not exist
 */
export function readOptions(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  names: readonly string[],
): BenchOptions {
  const values = parsed(args);
  const listed = (text = '') => text.split(',').filter((name) => name !== '');
  const only = values.only === undefined ? undefined : listed(values.only);
  const skip = listed(values.skip);
  for (const name of [...(only ?? []), ...skip])
    if (!names.includes(name))
      throw new UsageError(`There is no benchmark ${name}; there are ${names.join(', ')}.`);
  return {
    rounds: Number(values.rounds),
    folder: values.pdfs ?? env.ROLEFIT_BENCH_PDFS,
    only,
    skip,
    isList: values.list,
    isHelp: values.help,
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
