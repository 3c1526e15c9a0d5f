import { neutralForm } from './gender.js';
import { remember } from './remember.js';
import { taxonomySkills } from './taxonomy.js';
import { wordsOf } from './tokens.js';

/** Lists that span all fields: soft skills and certificates. */
const ofNoField = /^softSkills$|certificates$/i;

// A word of more fields than these ("planning", "systems") says nothing about the work.
const maxFields = 8;
const minLetters = 4;
// A word of a name is weaker evidence than the whole name.
const wordWeight = 0.25;

interface Fields {
  readonly ofSkill: ReadonlyMap<string, string>;
  /** How many names that contain a word each field has. */
  readonly ofWord: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** "officeAndAdministration": "office-and-administration". */
function idOf(list: string): string {
  return list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const listId = remember(idOf, 1_000);

/** A word in singular and without gender. */
function rootOf(key: string): string {
  const one = key.length > minLetters && /[^s]s$/.test(key) ? key.slice(0, -1) : key;
  return neutralForm(one);
}

function rootsIn(text: string): Iterable<string> {
  const roots = wordsOf(text)
    .map(rootOf)
    .filter((root) => root.length >= minLetters && /\p{L}/u.test(root));
  return roots.length < 2 ? roots : new Set(roots);
}

function read(): Fields {
  const ofSkill = new Map<string, string>();
  const ofWord = new Map<string, Map<string, number>>();
  for (const { entry, spellings, field } of taxonomySkills()) {
    if (ofNoField.test(field)) continue;
    const id = listId(field);
    ofSkill.set(entry.id, id);
    for (const { text } of spellings)
      for (const root of rootsIn(text)) {
        const known = ofWord.get(root);
        if (known) known.set(id, (known.get(id) ?? 0) + 1);
        else ofWord.set(root, new Map([[id, 1]]));
      }
  }
  return { ofSkill, ofWord };
}

let fields: Fields | undefined;

/**
 * The fields of work that a line belongs to ("sales", "nursing"): 1 for each skill that it names, and
 * a quarter of the share of a field for each word that occurs in names of skills. A field is a list of the
 * taxonomy.
 * @param skillIds the skills that the line names
 */
export function fieldsOfWork(
  line: string,
  skillIds: readonly string[],
): ReadonlyMap<string, number> {
  // Read lazily, like the taxonomy.
  const { ofSkill, ofWord } = (fields ??= read());
  const found = new Map<string, number>();
  const add = (field: string, weight: number) => found.set(field, (found.get(field) ?? 0) + weight);
  for (const id of skillIds) {
    const field = ofSkill.get(id);
    if (field !== undefined) add(field, 1);
  }
  for (const root of rootsIn(line)) {
    const counts = ofWord.get(root);
    if (counts === undefined || counts.size > maxFields) continue;
    let all = 0;
    for (const count of counts.values()) all += count;
    for (const [field, count] of counts) add(field, wordWeight * (count / all));
  }
  return found;
}
