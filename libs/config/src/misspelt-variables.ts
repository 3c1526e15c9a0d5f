import { distance } from 'fastest-levenshtein';
import { variableNames } from './environment.js';

/** Shorter names differ from too many others by a letter or two. */
const shortest = 7;
const mostEdits = 2;

/**
 * Finds variables that are probably meant for Rolefit but misspelt, such as AI_MODELL, which would otherwise be ignored silently.
 * @returns one sentence per variable
 */
export function findMisspelt(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = new Set<string>(variableNames);
  return Object.keys(env).flatMap((name) => {
    if (known.has(name) || name.length < shortest || (env[name] ?? '').trim() === '') return [];
    const meant = variableNames
      .map((candidate) => ({ candidate, edits: distance(name.toUpperCase(), candidate) }))
      .filter(({ edits }) => edits <= mostEdits)
      .sort((one, other) => one.edits - other.edits)[0];
    return meant === undefined
      ? []
      : [`${name} is not a setting of Rolefit. Did you mean ${meant.candidate}?`];
  });
}
