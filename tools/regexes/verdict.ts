import { check } from 'recheck';
import { analyse } from 'scslre';

/** A pattern to check. */
export type Pattern = Pick<RegExp, 'source' | 'flags'>;

/**
 * Limits in steps rather than time, so that verdicts do not depend on load: an attack succeeds if 20,000 characters take more than 1,000 steps each.
 * The search for attacks on patterns that recheck cannot decide exactly is limited too: with recheck's defaults it took 17 GB. scslre finds
 * those that it misses.
 */
const limits = {
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  maxAttackStringSize: 20_000,
  attackLimit: 20_000_000,
  maxIteration: 3,
  maxInitialGenerationSize: 100,
  maxGenerationSize: 20,
  crossoverSize: 10,
  mutationSize: 20,
};
const exactTimeoutMs = 10_000;
const searchTimeoutMs = 300_000;

/** Fast static analysis: ambiguous quantifiers, and patterns that rescan a run from each of its characters. */
export function staticFaults({ source, flags }: Pattern): string[] {
  const { reports } = analyse(
    { source, flags },
    { reportTypes: { Move: true, Self: true, Trade: true } },
  );
  return reports.map(
    ({ type, exponential, character }) =>
      `${exponential ? 'exponential' : 'polynomial'} backtracking (${type}) on ${character.literal.source.slice(0, 60)}`,
  );
}

/** The attack that recheck finds; null where it proves or believes the pattern safe. */
export async function attackOn({ source, flags }: Pattern): Promise<string | null> {
  const exact = await check(source, flags, { ...limits, timeout: exactTimeoutMs });
  const found =
    exact.status === 'unknown'
      ? await check(source, flags, { ...limits, checker: 'fuzz', timeout: searchTimeoutMs })
      : exact;
  if (found.status === 'safe') return null;
  return found.status === 'unknown'
    ? `could not be checked: ${found.error.kind}`
    : `${found.complexity.summary}, attacked by ${found.attack.pattern.slice(0, 200)}`;
}
