import type { Knockout, Quote } from '@rolefit/contracts';
import { skillByName } from '@rolefit/skills';
import type { Case } from '../case.js';
import { onlyInWords } from '../stated.js';
import { contentWords } from '../words.js';

interface Credential {
  readonly name: string;
  readonly quote: Quote | null;
}

/** Words that any licence or clearance may have. */
const plainWords = new Set(
  contentWords('licence license licensed licensure certification certificate certified valid current active unrestricted state class clearance security government level eligible eligibility'),
);

function tellingWords(name: string): string[] {
  return contentWords(name).filter((word) => !plainWords.has(word));
}

/** "Registered Nurse (RN), State of Ohio": the whole, the part before the comma, the short name in parentheses. */
function formsOf(name: string): string[][] {
  const inner = [...name.matchAll(/\(([^)]+)\)/g)].map(([, short = '']) => short);
  const [head = ''] = name.replace(/\([^)]*\)/g, ' ').split(',');
  return [name, head, ...inner].map(tellingWords).filter((words) => words.length > 0);
}

function vehicleClass(name: string): string | null {
  return /\bclass\s*([a-e])\b/i.exec(name)?.[1]?.toLowerCase() ?? null;
}

/** Whether two names stand for one credential: one skill of the taxonomy, or the words of one within those of the other. */
function isSameCredential(asked: string, held: string): boolean {
  const skill = skillByName(asked);
  if (skill && skillByName(held)?.id === skill.id) return true;
  const [askedClass, heldClass] = [vehicleClass(asked), vehicleClass(held)];
  if (askedClass !== null && askedClass !== heldClass) return false;
  return formsOf(asked).some((a) => formsOf(held).some((b) => a.every((word) => b.includes(word)) || b.every((word) => a.includes(word))));
}

/** Whether a name tells which licence is meant: "a valid licence" does not, so no list of licences can contradict it. */
function isTelling(name: string): boolean {
  return formsOf(name).length > 0 || skillByName(name) !== undefined;
}

/** Licences: met where the resume, the user's list of skills or their answers name it; silence is unknown, for no resume says what one lacks. */
export function licenceKnockouts({ posting, resume, stand, answers: { licences } }: Case): Knockout[] {
  const held: Credential[] = [...resume.licences, ...stand.held];
  return posting.licences
    .filter(({ importance }) => importance === 'required')
    .map(({ name, quote }): Knockout => {
      const base = { kind: 'licence', label: name, postingQuote: quote, resumeQuote: null } as const;
      const found = held.find((one) => isSameCredential(name, one.name));
      if (found) return { ...base, status: 'met', resumeQuote: found.quote };
      const stated = licences?.items.find((one) => isSameCredential(name, one));
      if (stated !== undefined) return { ...base, status: 'met', statedByUser: stated };
      if (licences?.isComplete && (licences.items.length === 0 || isTelling(name))) return { ...base, status: 'not-met', statedByUser: onlyInWords(licences.items, 'licence') };
      return { ...base, status: 'unknown' };
    });
}

/** Levels of the clearances that form a ladder. Source: US national security and public trust levels. */
const clearanceLadder = [/public\s*trust/i, /\bconfidential\b/i, /\bsecret\b/i, /\btop\s*secret\b|\bts\b/i, /\bsci\b/i];

function clearanceLevel(name: string): number {
  return clearanceLadder.reduce((level, pattern, index) => (pattern.test(name) ? index : level), -1);
}

interface RatedClearance extends Credential {
  readonly level: number;
  readonly isStated: boolean;
}

/** What the resume and the user name, the highest first; of two alike the one that can be quoted. */
function ratedClearances({ resume, answers }: Case): RatedClearance[] {
  const stated = (answers.clearances?.items ?? []).map((name) => ({ name, quote: null, isStated: true }));
  return [...resume.clearances.map((held) => ({ ...held, isStated: false })), ...stated].map((held) => ({ ...held, level: clearanceLevel(held.name) })).sort((a, b) => b.level - a.level);
}

function restsOn({ name, quote, isStated }: RatedClearance): Pick<Knockout, 'resumeQuote' | 'statedByUser'> {
  return isStated ? { resumeQuote: null, statedByUser: name } : { resumeQuote: quote };
}

/** Clearances: a lower one of the same ladder contradicts; silence is unknown. */
export function clearanceKnockouts(input: Case): Knockout[] {
  const rated = ratedClearances(input);
  const { clearances } = input.answers;
  return input.posting.clearances
    .filter(({ importance }) => importance === 'required')
    .map(({ name, quote }): Knockout => {
      const base = { kind: 'clearance', label: name, postingQuote: quote } as const;
      const asked = clearanceLevel(name);
      const found = rated.find((held) => (asked >= 0 && held.level >= 0 ? held.level >= asked : isSameCredential(name, held.name)));
      if (found) return { ...base, status: 'met', ...restsOn(found) };
      const lower = asked >= 0 ? rated.find(({ level }) => level >= 0) : undefined;
      if (lower) return { ...base, status: 'not-met', ...restsOn(lower) };
      if (clearances?.isComplete && (clearances.items.length === 0 || isTelling(name))) return { ...base, status: 'not-met', resumeQuote: null, statedByUser: onlyInWords(clearances.items, 'clearance') };
      return { ...base, status: 'unknown', resumeQuote: null };
    });
}
