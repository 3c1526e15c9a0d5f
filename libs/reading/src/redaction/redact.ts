import { personalDataIn } from './personal-data.js';
import { personalDataKinds, type PersonalData } from './personal-data-kinds.js';

/** A text without personal data, with a function to restore it. */
export interface Redacted {
  readonly text: string;
  /** Puts the personal data back into a model's quote. */
  restore(quoted: string): string;
}

/**
 * The pieces in order; of two that overlap the later one is cut to the remaining part, so that all
 * of it is redacted.
 */
function withoutOverlaps(finds: readonly PersonalData[]): PersonalData[] {
  const kept: PersonalData[] = [];
  for (const find of [...finds].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const start = Math.max(find.start, kept.at(-1)?.end ?? 0);
    if (start < find.end) kept.push({ ...find, start });
  }
  return kept;
}

const token = new RegExp(`\\[(?:${personalDataKinds.join('|')})_\\d{1,6}\\]`, 'g');

/**
 * Replaces names, e-mail, phone, address, links, accounts, national ids and birth dates by tokens
 * like `[EMAIL_1]`; the same words get the same token. `restore` turns a model's quote back before
 * it is searched for in the original text.
 * @param kind in a resume the candidate's name is searched for at its head; in a posting only names
 * beside "Contact:"
 */
export function redact(text: string, kind: 'resume' | 'posting'): Redacted {
  const finds = withoutOverlaps(personalDataIn(text, kind));
  const tokenOf = new Map<string, string>();
  const originals = new Map<string, string>();
  const pieces: string[] = [];
  let at = 0;
  let count = 0;
  for (const { kind: sort, start, end } of finds) {
    const original = text.slice(start, end);
    let name = tokenOf.get(original);
    while (name === undefined) {
      count += 1;
      const free = `[${sort}_${count}]`;
      if (!text.includes(free)) name = free;
    }
    tokenOf.set(original, name);
    originals.set(name, original);
    pieces.push(text.slice(at, start), name);
    at = end;
  }
  pieces.push(text.slice(at));
  return {
    text: pieces.join(''),
    restore: (quoted) => quoted.replace(token, (name) => originals.get(name) ?? name),
  };
}

/**
 * Redacts a text that is never quoted, so nothing needs to be restored. Its tokens have no numbers, so
 * that they cannot be mistaken for those of another text.
 */
export function withoutPersonalData(text: string, kind: 'resume' | 'posting'): string {
  return redact(text, kind).text.replace(token, (name) => name.replace(/_\d{1,6}\]$/, ']'));
}
