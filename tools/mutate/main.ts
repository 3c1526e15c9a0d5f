import { join } from 'node:path';
import { catalogue } from './catalogue/index.ts';
import type { Mutant } from './mutant.ts';
import { readOptions, usage } from './options.ts';
import { closingLine, lineOf, listed, type Result } from './report.ts';
import { TestBench } from './test-bench.ts';
import { failuresOf, type Verdict, verdictOf } from './verdict.ts';

const root = join(import.meta.dirname, '../..');
const print = (text: string) => process.stdout.write(`${text}\n`);

const { mutants, isList, isHelp } = readOptions(process.argv.slice(2), catalogue);
if (isHelp) print(usage);
else if (isList) print(listed(mutants));
else await run(mutants);

async function run(chosen: readonly Mutant[]): Promise<void> {
  const startedAt = performance.now();
  const bench = await TestBench.open(
    root,
    chosen.map(({ project }) => project),
  );
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
    void bench.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  try {
    print('Running the tests without any mutant …');
    const failures = await failuresWithout(bench, chosen);
    if (isInterrupted) return;
    if (failures.length > 0) {
      print(
        `These fail without any mutant, so that nothing can be concluded:\n${failures.map((failure) => `  ${failure}`).join('\n')}\n\n${bench.tail()}`,
      );
      process.exitCode = 1;
      return;
    }
    const results: Result[] = [];
    for (const mutant of chosen) {
      const mutantAt = performance.now();
      const verdict = await judge(bench, mutant);
      if (isInterrupted) return;
      const result = { mutant, verdict, seconds: (performance.now() - mutantAt) / 1_000 };
      results.push(result);
      print(lineOf(result));
      if (verdict.kind === 'broken') print(bench.tail());
    }
    print(`\n${closingLine(results, (performance.now() - startedAt) / 1_000)}`);
    if (results.some(({ verdict }) => verdict.kind !== 'killed')) process.exitCode = 1;
  } finally {
    await bench.close();
    if (isInterrupted) process.exitCode = 130;
  }
}

/** Red tests kill a mutant only where they are green without it. */
async function failuresWithout(bench: TestBench, chosen: readonly Mutant[]): Promise<string[]> {
  const failures: string[] = [];
  // Files that run as a whole and files of which only some tests are wanted cannot share a pattern of titles.
  for (const group of Map.groupBy(
    chosen,
    ({ project, titles }) => `${project} ${titles === undefined}`,
  ).values()) {
    const [first] = group;
    if (first === undefined) continue;
    const tests = [...new Set(group.flatMap((mutant) => mutant.tests))];
    const titles =
      first.titles === undefined
        ? undefined
        : [...new Set(group.flatMap((mutant) => mutant.titles ?? []))];
    failures.push(...failuresOf(group, await bench.run({ project: first.project, tests, titles })));
  }
  return failures;
}

async function judge(bench: TestBench, mutant: Mutant): Promise<Verdict> {
  const verdict = await bench.scratch.withMutant(mutant, async () =>
    verdictOf(mutant, await bench.run(mutant)),
  );
  return (
    verdict ?? {
      kind: 'not-applicable',
      why: `its text does not occur exactly once in ${mutant.file}`,
    }
  );
}
