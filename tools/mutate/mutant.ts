import { occurrences } from './code-text.ts';

/** A Jest project whose tests can kill a mutant; the journeys in a browser would take minutes for each. */
export type Project = 'unit' | 'web' | 'extension' | 'int';

/** One security check deliberately weakened, and the tests that have to notice. */
export interface Mutant {
  readonly id: string;
  /** Source file, from the root of the repository. */
  readonly file: string;
  /** Code that occurs exactly once in the file, whatever its line breaks; as short as that allows, so that it outlives edits around it. */
  readonly replace: string;
  readonly by: string;
  readonly project: Project;
  /** Test files, each of which has to fail. */
  readonly tests: readonly string[];
  /** Narrows the run to tests with one of these in the titles of the test and its groups, to save time; without it the whole files run. */
  readonly titles?: readonly string[];
  /** Consequence of the weakness for a user, in one sentence. */
  readonly harm: string;
}

/** A title as the source has it, as a pattern for the titles that the cases of a table make of it. */
export function titlePattern(title: string): string {
  return title
    .split(/%[a-zA-Z]|\$\w+/)
    .map((piece) => piece.replaceAll(/[()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('.*');
}

/** Whether a test is one of those that a mutant's verdict rests on. @param fullName the titles of its groups and its own */
export function restsOn(
  { tests, titles }: Pick<Mutant, 'tests' | 'titles'>,
  path: string,
  fullName: string,
): boolean {
  return (
    tests.includes(path) &&
    (titles === undefined || titles.some((title) => new RegExp(titlePattern(title)).test(fullName)))
  );
}

/** The source with the mutant in it; null where its text does not occur exactly once. */
export function mutated(
  source: string,
  { replace, by }: Pick<Mutant, 'replace' | 'by'>,
): string | null {
  const [range, ...others] = occurrences(source, replace);
  return range === undefined || others.length > 0
    ? null
    : source.slice(0, range.start) + by + source.slice(range.end);
}

/**
 * Why a mutant no longer fits the repository.
 * @param read the text of a file, or null where there is none
 * @returns one sentence for each flaw; empty where it applies
 */
export function flawsOf(mutant: Mutant, read: (path: string) => string | null): string[] {
  const flaws: string[] = [];
  const source = read(mutant.file);
  if (source === null) flaws.push(`${mutant.file} does not exist`);
  else if (mutated(source, mutant) === null)
    flaws.push(
      `its text occurs ${occurrences(source, mutant.replace).length} times in ${mutant.file}, not once`,
    );
  const tests = mutant.tests.map((path) => ({ path, text: read(path) }));
  for (const { path, text } of tests) if (text === null) flaws.push(`${path} does not exist`);
  for (const title of mutant.titles ?? [])
    if (!tests.some(({ text }) => text?.includes(title) === true))
      flaws.push(`no test is titled “${title}”`);
  return flaws;
}
