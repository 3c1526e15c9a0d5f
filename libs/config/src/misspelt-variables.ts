import { distance } from 'fastest-levenshtein';
import { type VariableName, variableNames } from './environment.js';

/** Shorter names differ from too many others by a letter or two. */
const shortest = 7;
const mostEdits = 2;
const shortestJoined = 6;

/** SIGNUP for SIGN_UP. */
const joinedUp = (name: string): string => name.toUpperCase().replaceAll('_', '');

export interface Misspelt {
  readonly name: string;
  /** The variable that it looks like. */
  readonly meant: VariableName;
}

/** Finds variables that are probably meant for Rolefit but misspelt, such as AI_MODELL, which would otherwise be ignored silently. */
export function findMisspelt(env: Readonly<Record<string, string | undefined>>): Misspelt[] {
  const known = new Set<string>(variableNames);
  return Object.keys(env).flatMap((name) => {
    if (known.has(name) || (env[name] ?? '').trim() === '') return [];
    const joined =
      name.length < shortestJoined
        ? undefined
        : variableNames.find((candidate) => joinedUp(candidate) === joinedUp(name));
    if (joined !== undefined) return [{ name, meant: joined }];
    if (name.length < shortest) return [];
    const meant = variableNames
      .map((candidate) => ({ candidate, edits: distance(name.toUpperCase(), candidate) }))
      .filter(({ edits }) => edits <= mostEdits)
      .sort((one, other) => one.edits - other.edits)[0];
    return meant === undefined ? [] : [{ name, meant: meant.candidate }];
  });
}
