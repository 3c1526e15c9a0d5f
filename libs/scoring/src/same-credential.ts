import { skillByName } from '@rolefit/skills';
import { remember } from './remember.js';
import { contentWords } from './words.js';

/** Words that any licence or clearance may have. */
const plainWords = new Set(
  contentWords(
    'licence license licensed licensure certification certificate certified valid current active unrestricted state class clearance security government level eligible eligibility',
  ),
);

function tellingWords(name: string): string[] {
  return contentWords(name).filter((word) => !plainWords.has(word));
}

/** Of a name that has more short names in parentheses the rest is not looked at. */
const shortNamesMost = 5;

/** "Registered Nurse (RN), State of Ohio": the whole, the part before the comma, the short name in parentheses. */
function formsOf(name: string): string[][] {
  const inner = [...name.matchAll(/\(([^()]+)\)/g)].map(([, short = '']) => short);
  const [head = ''] = name.replace(/\([^()]*\)/g, ' ').split(',');
  return [name, head, ...inner.slice(0, shortNamesMost)]
    .map(tellingWords)
    .filter((words) => words.length > 0);
}

function vehicleClass(name: string): string | null {
  return /\bclass\s*([a-e])\b/i.exec(name)?.[1]?.toLowerCase() ?? null;
}

const namesKept = 2_000;

const credentialOf = remember(
  (name) => ({
    skillId: skillByName(name)?.id ?? null,
    vehicleClass: vehicleClass(name),
    forms: formsOf(name),
  }),
  namesKept,
);

/** Whether two names stand for one credential: one skill of the taxonomy, or the words of one within those of the other. */
export function isSameCredential(asked: string, held: string): boolean {
  const [want, have] = [credentialOf(asked), credentialOf(held)];
  if (want.skillId !== null && have.skillId === want.skillId) return true;
  if (want.vehicleClass !== null && want.vehicleClass !== have.vehicleClass) return false;
  return want.forms.some((a) =>
    have.forms.some(
      (b) => a.every((word) => b.includes(word)) || b.every((word) => a.includes(word)),
    ),
  );
}

/** Whether a name tells which licence is meant: "a valid licence" does not, so no list of licences can contradict it. */
export function isTelling(name: string): boolean {
  const { forms, skillId } = credentialOf(name);
  return forms.length > 0 || skillId !== null;
}
