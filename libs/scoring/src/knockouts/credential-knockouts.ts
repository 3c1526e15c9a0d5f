import type { Knockout, Quote } from '@rolefit/contracts';
import { skillByName } from '@rolefit/skills';
import type { Case } from '../case.js';
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

/** Licences: met where the resume, or the user's list of skills, names it; silence is unknown, for no resume says what one lacks. */
export function licenceKnockouts({ posting, resume, stand }: Case): Knockout[] {
  const held: Credential[] = [...resume.licences, ...stand.held];
  return posting.licences
    .filter(({ importance }) => importance === 'required')
    .map(({ name, quote }) => {
      const found = held.find((one) => isSameCredential(name, one.name));
      return { kind: 'licence', label: name, status: found ? 'met' : 'unknown', postingQuote: quote, resumeQuote: found?.quote ?? null };
    });
}

/** Levels of the clearances that form a ladder. Source: US national security and public trust levels. */
const clearanceLadder = [/public\s*trust/i, /\bconfidential\b/i, /\bsecret\b/i, /\btop\s*secret\b|\bts\b/i, /\bsci\b/i];

function clearanceLevel(name: string): number {
  return clearanceLadder.reduce((level, pattern, index) => (pattern.test(name) ? index : level), -1);
}

/** Clearances: a lower one of the same ladder contradicts; silence is unknown. */
export function clearanceKnockouts({ posting, resume }: Case): Knockout[] {
  return posting.clearances
    .filter(({ importance }) => importance === 'required')
    .map(({ name, quote }) => {
      const asked = clearanceLevel(name);
      const rated = resume.clearances.map((held) => ({ held, level: clearanceLevel(held.name) })).sort((a, b) => b.level - a.level);
      const found = rated.find(({ held, level }) => (asked >= 0 && level >= 0 ? level >= asked : isSameCredential(name, held.name)));
      const lower = asked >= 0 ? rated.find(({ level }) => level >= 0) : undefined;
      const status = found ? 'met' : lower ? 'not-met' : 'unknown';
      return { kind: 'clearance', label: name, status, postingQuote: quote, resumeQuote: (found ?? lower)?.held.quote ?? null };
    });
}
