import type { Seniority } from '@rolefit/contracts';
import { titleFamilyLines } from './title-families.js';
import { tokenise } from './tokens.js';

interface Phrase {
  readonly family: string;
  readonly words: readonly string[];
}

const phrasesByFirst = new Map<string, Phrase[]>();
const relatedFamilies = new Map<string, Set<string>>();

for (const line of titleFamilyLines.trim().split('\n')) {
  const [family = '', phrases = '', related = ''] = line.split('|').map((part) => part.trim());
  relatedFamilies.set(family, new Set(related.split(',').map((id) => id.trim()).filter(Boolean)));
  for (const phrase of phrases.split(',')) {
    const words = tokenise(phrase).map(({ key }) => key);
    const first = words[0];
    if (first !== undefined) phrasesByFirst.set(first, [...(phrasesByFirst.get(first) ?? []), { family, words }]);
  }
}

/** Ids of all families of roles. */
export const titleFamilies: readonly string[] = [...relatedFamilies.keys()];

function singular(key: string): string {
  return key.length > 4 && key.endsWith('s') && !key.endsWith('ss') ? key.slice(0, -1) : key;
}

/**
 * The family of roles that a job title belongs to ("Senior Java Developer" → `software-engineering`), or null where no word tells.
 * The longest known phrase decides, a head of any trade ("manager") last; among equals the later, since a title's head stands at its end. What stands in brackets speaks only where
 * nothing else does. Source: phrases in `title-families.ts`.
 */
export function titleFamily(title: string): string | null {
  const whole = title.slice(0, 200);
  const bare = whole.replace(/\([^()]*\)?/g, ' ');
  return familyIn(bare) ?? (bare === whole ? null : familyIn(whole));
}

/** Heads that any trade has: in "Warehouse Manager" the other word tells the trade. */
const anyTrade = new Set(['engineer', 'manager', 'technician', 'operator', 'coordinator', 'consultant', 'analyst', 'operations', 'office', 'administrative']);

function weightOf(phrase: Phrase | null): number {
  if (phrase === null) return 0;
  return phrase.words.length === 1 && anyTrade.has(phrase.words[0] ?? '') ? 0.5 : phrase.words.length;
}

function familyIn(title: string): string | null {
  const keys = tokenise(title).map(({ key }) => key);
  let best: Phrase | null = null;
  keys.forEach((key, at) => {
    for (const phrase of [...(phrasesByFirst.get(key) ?? []), ...(singular(key) === key ? [] : (phrasesByFirst.get(singular(key)) ?? []))]) {
      const agrees = phrase.words.every((word, step) => keys[at + step] === word || singular(keys[at + step] ?? '') === word);
      if (agrees && weightOf(phrase) >= weightOf(best)) best = phrase;
    }
  });
  return familyOf(best);
}

function familyOf(phrase: Phrase | null): string | null {
  return phrase?.family ?? null;
}

/** Words of seniority, strongest claim first: "Senior Vice President" is an executive, "Lead Developer" a lead. */
const seniorityWords: readonly (readonly [Seniority, RegExp])[] = [
  ['intern', /\b(?:intern|internship|trainee|apprentice|praktikant(?:in)?|stagiaire|becari[oa]|werkstudent(?:in)?|student)\b/i],
  ['executive', /\b(?:chief\s(?!of\sstaff|engineer)[a-z]+\sofficer|c[etfoim]o|ciso|vp|vice\spresident|(?:managing\s)?director|head\sof|president|gesch\u00e4ftsf\u00fchrer(?:in)?|directeur|directrice)\b/iu],
  ['lead', /\b(?:lead|team\slead(?:er)?|principal|staff\s(?:software|engineer|developer|data)|supervisor|supervisory|foreman|head|leiter(?:in)?|teamleiter(?:in)?|chief|engineering\smanager|jefe|charge\snurse)\b/i],
  ['senior', /\b(?:senior|sr|snr|experienced|iii|iv|expert|s\u00eanior)\b/iu],
  ['junior', /\b(?:junior|jr|entry[-\s]level|graduate|associate\s(?:software|developer|engineer|data|product)|assistant\sengineer|d\u00e9butant|berufseinsteiger(?:in)?|i)\b/iu],
  ['mid', /\b(?:mid[-\s]level|intermediate|ii|medior|mid)\b/i],
];

/**
 * The rung that a job title names, or null where it names none ("Software Engineer"): unknown is unknown, not `mid`.
 */
export function titleSeniority(title: string): Seniority | null {
  return seniorityWords.find(([, words]) => words.test(title))?.[0] ?? null;
}

/** How two families of roles stand to one another; null for strangers and for ids nobody knows. Symmetric. */
export function familyRelation(a: string, b: string): 'same' | 'related' | null {
  if (!relatedFamilies.has(a) || !relatedFamilies.has(b)) return null;
  if (a === b) return 'same';
  return relatedFamilies.get(a)?.has(b) || relatedFamilies.get(b)?.has(a) ? 'related' : null;
}
