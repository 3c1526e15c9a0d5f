import type { Mutant } from './mutant.ts';
import type { Verdict } from './verdict.ts';

export interface Result {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
  readonly seconds: number;
}

export function lineOf({ mutant, verdict, seconds }: Result): string {
  return `${verdict.kind.padEnd(14)} ${mutant.id.padEnd(36)} ${seconds.toFixed(0).padStart(4)} s  ${reasonOf(mutant, verdict)}`;
}

function reasonOf({ harm }: Mutant, verdict: Verdict): string {
  if (verdict.kind === 'killed') return verdict.by;
  if (verdict.kind === 'survived') return `stayed green: ${verdict.green.join(', ')}. ${harm}`;
  return verdict.why;
}

/** For example: `61 mutants: 60 killed, 1 survived, 0 not applicable, 0 broken, in 11 min 4 s`. */
export function closingLine(results: readonly Result[], seconds: number): string {
  const count = (kind: Verdict['kind']) =>
    results.filter(({ verdict }) => verdict.kind === kind).length;
  const time = `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
  return `${results.length} mutants: ${count('killed')} killed, ${count('survived')} survived, ${count('not-applicable')} not applicable, ${count('broken')} broken, in ${time}`;
}

export function listed(mutants: readonly Mutant[]): string {
  const lines = mutants.map(({ id, file, harm }) => `${id}\n  ${file}\n  ${harm}`);
  return [...lines, `${mutants.length} mutants`].join('\n');
}
