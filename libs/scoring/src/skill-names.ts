import { skillByName, skillKey } from '@rolefit/skills';
import { remember } from './remember.js';
import { contentWords } from './words.js';

const namesKept = 5_000;

/** `skillKey`, remembered: the same names come with every match of a user. */
export const keyOfName = remember(skillKey, namesKept);

/** Id of the skill that a name stands for, remembered; null where the taxonomy does not know it. */
export const idOfName = remember((name) => skillByName(name)?.id ?? null, namesKept);

/** What names that the taxonomy does not know are compared by, remembered. */
export const formOfName = remember(
  (name) => ({ key: skillKey(name), words: contentWords(name) }),
  namesKept,
);
