import { check } from 'recheck';
import { analyse } from 'scslre';

/**
 * Limits in steps, not in time, so that a busy machine changes no verdict: an attack succeeds if 20,000 characters take more than 1,000 steps each.
 * The search for attacks on patterns that recheck cannot decide exactly is limited too: with recheck's own limits it took 17 GB. scslre finds what it misses.
 */
const limits = { attackTimeout: null, incubationTimeout: null, seedingTimeout: null, maxAttackStringSize: 20_000, attackLimit: 20_000_000, maxIteration: 3, maxInitialGenerationSize: 100, maxGenerationSize: 20, crossoverSize: 10, mutationSize: 20 };
const exactMs = 10_000;
const searchMs = 300_000;

/** What static analysis finds, in no time: quantifiers that can trade characters, and patterns that rescan a run from each of its characters. */
export function staticFaults({ source, flags }) {
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } });
  return reports.map(({ type, exponential, character }) => `${exponential ? 'exponential' : 'polynomial'} backtracking (${type}) on ${character.literal.source.slice(0, 60)}`);
}

/** What recheck finds; null where it proves or believes the pattern safe. */
export async function attackOn({ source, flags }) {
  const exact = await check(source, flags, { ...limits, timeout: exactMs });
  const found = exact.status === 'unknown' ? await check(source, flags, { ...limits, checker: 'fuzz', timeout: searchMs }) : exact;
  if (found.status === 'safe') return null;
  return found.status === 'unknown' ? `could not be checked: ${found.error.kind}` : `${found.complexity.summary}, attacked by ${found.attack.pattern.slice(0, 200)}`;
}
