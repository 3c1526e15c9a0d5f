import { anyOf, skillByName, wordsOfAll } from '@rolefit/skills';
import { remember } from './remember.js';
import { contentWords } from './words.js';

/** Words common to all licences and clearances. */
const plainWords = new Set(contentWords(wordsOfAll(({ licenceWords }) => licenceWords).join(' ')));

function tellingWords(name: string): string[] {
  return contentWords(name).filter((word) => !plainWords.has(word));
}

/** Further short names in parentheses are ignored. */
const shortNamesMost = 5;

/**
 * "Registered Nurse (RN), State of Ohio": the whole name, the part before the comma, the short name
 * in parentheses.
 */
function formsOf(name: string): string[][] {
  const inner = [...name.matchAll(/\(([^()]+)\)/g)].map(([, short = '']) => short);
  const [head = ''] = name.replace(/\([^()]*\)/g, ' ').split(',');
  return [name, head, ...inner.slice(0, shortNamesMost)]
    .map(tellingWords)
    .filter((words) => words.length > 0);
}

const classOf = new RegExp(
  String.raw`\b(?:${anyOf(({ licenceClasses }) => licenceClasses)})\s*([a-e])\b`,
  'i',
);

function vehicleClass(name: string): string | null {
  return classOf.exec(name)?.[1]?.toLowerCase() ?? null;
}

const category = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(({ licenceCategories }) => licenceCategories)})\s*([a-d]1?(?:\+?e)?)(?![\p{L}\p{N}+])`,
  'iu',
);

const classedLicence = 'driving-licence-class-';

/** The European category of a driving licence, "c+e" as "ce". */
function vehicleCategory(name: string, skillId: string | null): string | null {
  if (skillId?.startsWith(classedLicence)) return skillId.slice(classedLicence.length);
  const match = category.exec(name);
  return match?.[1]?.toLowerCase().replace('+', '') ?? null;
}

/** "CE" includes C, and whoever drives a lorry or a bus may drive a car. */
function includesCategory(held: string, asked: string): boolean {
  return held.startsWith(asked) || (asked === 'b' && /^[cd]/.test(held));
}

const anyDrivingLicence = 'drivers-license';

const namesKept = 2_000;

const credentialOf = remember((name) => {
  const skillId = skillByName(name)?.id ?? null;
  return {
    skillId,
    vehicleClass: vehicleClass(name),
    category: vehicleCategory(name, skillId),
    forms: formsOf(name),
  };
}, namesKept);

/**
 * Whether two names denote the same credential: the same taxonomy skill, or all words of one are in
 * the other.
 */
export function isSameCredential(asked: string, held: string): boolean {
  const [want, have] = [credentialOf(asked), credentialOf(held)];
  if (want.skillId !== null && have.skillId === want.skillId) return true;
  if (want.skillId === anyDrivingLicence && have.category !== null) return true;
  if (want.category !== null && have.category !== null)
    return includesCategory(have.category, want.category);
  if (want.vehicleClass !== null && want.vehicleClass !== have.vehicleClass) return false;
  return want.forms.some((a) =>
    have.forms.some(
      (b) => a.every((word) => b.includes(word)) || b.every((word) => a.includes(word)),
    ),
  );
}

/** Whether a name denotes the licence to drive a car, which resumes seldom mention. */
export function isCarLicence(name: string): boolean {
  const { skillId, category } = credentialOf(name);
  return skillId === anyDrivingLicence || category === 'b';
}

/**
 * Whether a name identifies a licence: "a valid licence" does not, so no list of licences can
 * contradict it.
 */
export function isTelling(name: string): boolean {
  const { forms, skillId, category } = credentialOf(name);
  return forms.length > 0 || skillId !== null || category !== null;
}
