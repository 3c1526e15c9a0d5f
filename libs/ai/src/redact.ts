import { skillByName, titleFamily } from '@rolefit/skills';
import { splitLines } from './builtin/lines.js';
import { resumeHeading } from './builtin/resume-sections.js';

/** A text without personal data, and the way back. */
export interface Redacted {
  readonly text: string;
  /** Puts the personal data back into what a model quotes. */
  restore(quoted: string): string;
}

interface Find {
  readonly kind: 'NAME' | 'EMAIL' | 'PHONE' | 'LINK' | 'ADDRESS' | 'BIRTH_DATE';
  readonly start: number;
  readonly end: number;
}

const email = /(?<![\w.+-])[\w.+-]{1,64}\s?@\s?[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu;
const link = /(?:https?:\/\/|www\.)[^\s<>"')\]]{2,200}|(?<![\w@.-])[\w-]{2,40}\.(?:com|org|net|io|dev|me|edu|co|de|fr|es|ch|uk|ca|app|tech|info|xyz)(?:\.[a-z]{2})?(?:\/[^\s<>"')\]|,;]{0,160})?(?![\w@])/giu;
const phone = /(?<![\p{L}\p{N}.,$€£/-])(?:\+|00)?\(?\d(?:[\s().-]{0,2}\d){7,15}(?![\p{L}\p{N}/%])/gu;
const street =
  /\b\d{1,6}[a-z]?,?\s(?:[\p{L}\p{N}.'’-]{1,24}\s){1,4}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|square|terrace|parkway|highway)\b\.?(?:,?\s(?:apt|suite|unit|#)\.?\s?\w{1,6})?(?:,[^\n|•]{2,50}\d{4,6}(?:-\d{4})?)?|(?<![\p{L}])[\p{L}-]{2,30}(?:straße|strasse|str\.|weg|gasse|allee|platz|chaussee|ufer|damm)\s\d{1,4}[a-z]?(?:,?\s\d{4,5}\s\p{Lu}\p{L}+)?|\b\d{1,4},?\s(?:rue|avenue|boulevard|calle|place|plaza)\s[^\n,|]{2,40}/giu;
const birth = /\b(?:born(?: on)?|date of birth|birth ?date|d\.?o\.?b\.?|geboren(?: am)?|geburtsdatum|né(?:e)? le|date de naissance|fecha de nacimiento)\s?:?\s{0,3}([^\n|]{4,30}?\d{2,4})(?![\d./-])/giu;

const years = /\b(?:19|20)\d\d\b/g;

function isPhone(words: string): boolean {
  const digits = words.replace(/\D/g, '').length;
  // Two years are a span of time, whatever stands between.
  return digits >= 8 && digits <= 15 && (words.match(years)?.length ?? 0) < 2 && (digits >= 9 || /^[+(0]/.test(words));
}

function matches(text: string, pattern: RegExp, kind: Find['kind']): Find[] {
  return [...text.matchAll(pattern)].map((match) => {
    const inner = kind === 'BIRTH_DATE' ? (match[1] ?? match[0]) : match[0];
    const start = match.index + match[0].lastIndexOf(inner);
    return { kind, start, end: start + inner.length };
  });
}

const nameShape = /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Herr|Frau)\.?\s)?\p{Lu}[\p{L}.'’-]*(?:\s(?:\p{Lu}[\p{L}.'’-]*|de|van|von|der|la|di|bin|al)){1,4}(?:,? (?:[JS]r\.?|Ph\.?D\.?|RN|MBA|CPA|MSN|BSN))?$/u;

/** The person's name at the head of a resume: a short line of capitalised words that is neither a role nor a heading nor a skill. */
function personName(text: string): string | null {
  const head = splitLines(text.slice(0, 4_000)).slice(0, 8);
  for (const line of head) {
    const stated = /^(?:name|nom|nombre)\s?:\s?(.{3,60})$/iu.exec(line.text)?.[1]?.trim();
    if (stated !== undefined) return stated;
    const words = line.text.split(/\s*[|•·–—]\s*|\s{3,}|,\s/u)[0]?.trim() ?? '';
    const isRole = titleFamily(words) !== null || resumeHeading({ ...line, text: words }) !== null || skillByName(words) !== undefined;
    if (words.length <= 50 && !isRole && nameShape.test(words) && /^\p{Lu}/u.test(words) && !/^(?:curriculum|resume|résumé|lebenslauf|cover letter)/iu.test(words)) return words;
  }
  return null;
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s{1,3}');
}

/** The whole name wherever it stands, and its parts, unless a part is a skill's name or too short to be safe. */
function namesOf(text: string, isResume: boolean): Find[] {
  const name = isResume ? personName(text) : null;
  if (name === null) return [];
  const bare = name.replace(/,? (?:jr\.?|sr\.?|ph\.?d\.?|rn|mba|cpa|msn|bsn)$/iu, '');
  const parts = bare.split(/\s+/).filter((part) => part.length >= 3 && /^\p{Lu}/u.test(part) && !skillByName(part) && !/^(?:van|von|der|dr\.?|prof\.?)$/iu.test(part));
  return [bare, ...parts].flatMap((words) => matches(text, new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, words === bare ? 'giu' : 'gu'), 'NAME'));
}

function contactNames(text: string): Find[] {
  return [...text.matchAll(/\b(?:contact(?: person)?|attn|attention|ansprechpartner(?:in)?|recruiter|hiring manager)\s?:\s?((?:(?:mr|mrs|ms|dr|herr|frau)\.?\s)?\p{Lu}\p{L}+ \p{Lu}\p{L}+)/giu)].map((match) => {
    const name = match[1] ?? '';
    const start = match.index + match[0].lastIndexOf(name);
    return { kind: 'NAME', start, end: start + name.length };
  });
}

function withoutOverlaps(finds: readonly Find[]): Find[] {
  const kept: Find[] = [];
  for (const find of [...finds].sort((a, b) => a.start - b.start || b.end - a.end)) if (find.start >= (kept.at(-1)?.end ?? 0)) kept.push(find);
  return kept;
}

/**
 * Replaces name, e-mail, phone, address, links and birth date by tokens like `[EMAIL_1]`; the same words get the same token. What a model quotes
 * is put back with `restore` before it is looked for in the original text.
 * @param kind in a resume the person's own name is looked for at its head; in a posting names only beside "Contact:"
 */
export function redact(text: string, kind: 'resume' | 'posting'): Redacted {
  const finds = withoutOverlaps([
    ...matches(text, email, 'EMAIL'),
    ...matches(text, link, 'LINK').filter(({ start, end }) => !skillByName(text.slice(start, end))),
    ...matches(text, birth, 'BIRTH_DATE'),
    ...matches(text, phone, 'PHONE').filter(({ start, end }) => isPhone(text.slice(start, end))),
    ...matches(text, street, 'ADDRESS'),
    ...namesOf(text, kind === 'resume'),
    ...contactNames(text),
  ]);
  const tokenOf = new Map<string, string>();
  const originals = new Map<string, string>();
  const pieces: string[] = [];
  let at = 0;
  let count = 0;
  for (const { kind: sort, start, end } of finds) {
    const original = text.slice(start, end);
    let token = tokenOf.get(original);
    while (token === undefined) {
      count += 1;
      const free = `[${sort}_${count}]`;
      if (!text.includes(free)) token = free;
    }
    tokenOf.set(original, token);
    originals.set(token, original);
    pieces.push(text.slice(at, start), token);
    at = end;
  }
  pieces.push(text.slice(at));
  return {
    text: pieces.join(''),
    restore: (quoted) => quoted.replace(/\[(?:NAME|EMAIL|PHONE|LINK|ADDRESS|BIRTH_DATE)_\d{1,6}\]/g, (token) => originals.get(token) ?? token),
  };
}
