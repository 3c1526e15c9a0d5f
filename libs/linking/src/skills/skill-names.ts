import { skillByName, skillKey } from '@rolefit/skills';
import { remember } from '../remember.js';
import { contentWords } from '../words.js';

const namesKept = 5_000;

/** Memoised `skillKey`: the same names come with every match of a user. */
export const keyOfName = remember(skillKey, namesKept);

/** Memoised taxonomy id of a name; null if the taxonomy does not know it. */
export const idOfName = remember((name) => skillByName(name)?.id ?? null, namesKept);

/** Memoised forms by which names outside the taxonomy are compared. */
export const formOfName = remember(
  (name) => ({ key: skillKey(name), words: contentWords(name) }),
  namesKept,
);
