import { parseArgs } from 'node:util';
import type { Mutant } from './mutant.ts';

export const usage = `Usage: npm run mutate:security [-- OPTIONS]

  --only ID,ID   these mutants alone
  --list         what there is, without running anything
  --help         this text`;

export interface Options {
  readonly mutants: readonly Mutant[];
  readonly isList: boolean;
  readonly isHelp: boolean;
}

/** @throws Error for an option or an id that does not exist */
export function readOptions(args: readonly string[], catalogue: readonly Mutant[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const ids = values.only
    ?.split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  const unknown = ids?.filter((id) => !catalogue.some((mutant) => mutant.id === id)) ?? [];
  if (unknown.length > 0)
    throw new Error(`There is no mutant ${unknown.join(', ')}; --list names them all.`);
  if (ids?.length === 0) throw new Error('--only needs the id of a mutant.');
  return {
    mutants: ids === undefined ? catalogue : catalogue.filter(({ id }) => ids.includes(id)),
    isList: values.list,
    isHelp: values.help,
  };
}
