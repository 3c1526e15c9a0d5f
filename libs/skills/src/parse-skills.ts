import type { SkillEntry, SkillKind } from './skill-entry.js';

/**
 * How one spelling of a skill is recognised in a text.
 * `isCaseExact`: the letters' case must agree, because in another case it is an everyday word ("Excel", "rest").
 * `needsContext`: even in its own case it is an everyday word or letter ("Go", "R"), so a list of skills or a telling word must stand beside it.
 */
export interface Spelling {
  readonly text: string;
  readonly isCaseExact: boolean;
  readonly needsContext: boolean;
}

/** A line of the taxonomy as parsed: the entry, and how its spellings are recognised. */
export interface ParsedSkill {
  readonly entry: SkillEntry;
  readonly spellings: readonly Spelling[];
  /** Words that, following the name at the start of a sentence, make it an everyday word: "React to", "Excel at". */
  readonly verbWords: readonly string[];
}

/**
 * The id that a name gets unless its line states one: kebab-case, `+` and `#` spelt out.
 */
export function idFromName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('c++', 'c-plus-plus')
    .replaceAll('#', '-sharp')
    .replaceAll('&', ' and ')
    .replaceAll('+', '-plus')
    .replace(/^\./, 'dot-')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function spelling(marked: string): Spelling {
  const text = marked.replace(/[\^*]+$/, '');
  const marks = marked.slice(text.length);
  return { text, isCaseExact: marks !== '', needsContext: marks.includes('*') };
}

function relations(text: string): Record<'>' | '~' | '!' | '#', string[]> {
  const found: Record<'>' | '~' | '!' | '#', string[]> = { '>': [], '~': [], '!': [], '#': [] };
  for (const part of text.split(/(?=[>~!#])/)) {
    const mark = part[0];
    if (mark === '>' || mark === '~' || mark === '!' || mark === '#') found[mark] = list(part.slice(1));
  }
  return found;
}

function parseLine(kind: SkillKind, line: string): ParsedSkill {
  const [head = '', aliasPart = '', relationPart = ''] = line.split('|').map((part) => part.trim());
  const nameSpelling = spelling(head);
  const aliases = list(aliasPart).map(spelling);
  const related = relations(relationPart);
  const entry: SkillEntry = {
    id: related['#'][0] ?? idFromName(nameSpelling.text),
    name: nameSpelling.text,
    kind,
    aliases: aliases.map(({ text }) => text),
    implies: related['>'],
    near: related['~'],
  };
  return { entry, spellings: [nameSpelling, ...aliases], verbWords: related['!'] };
}

/**
 * Reads a block of the taxonomy: one skill a line, `Name | alias, alias | relations`.
 *
 * - After a name or alias: `^` letter case must agree; `*` the same, and a list of skills or a telling word must stand beside it.
 * - Relations, in any order: `> ids` implied skills, `~ ids` near skills (either side may say it), `! words` following words that
 *   make it an everyday word at the start of a sentence, `# id` an id of its own; ids of published lines never change, so a renamed skill keeps its old one this way.
 * - Empty lines and lines that start with `//` are skipped.
 *
 * A line a skill keeps thousands of them reviewable: a pull request's difference is a list of skills.
 */
export function parseSkills(kind: SkillKind, block: string): ParsedSkill[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .map((line) => parseLine(kind, line));
}
