import { unicodeForm } from '@rolefit/contracts';
import type { SkillEntry, SkillKind } from './skill-entry.js';
import { spellingsOf, splitList, type Spelling } from './spelling.js';

/** A block of the taxonomy as written in its file: unparsed lines of skills of one kind. */
export interface SkillBlock {
  readonly kind: SkillKind;
  readonly lines: string;
}

/** A parsed line of the taxonomy: the entry and the rules for its spellings. */
export interface ParsedSkill {
  readonly entry: SkillEntry;
  readonly spellings: readonly Spelling[];
  /**
   * Words that, following the name at the start of a sentence, make it an everyday word: "React
   * to", "Excel at".
   */
  readonly verbWords: readonly string[];
  /** Context words, one of which must be near a spelling marked `?`. */
  readonly contextWords: readonly string[];
}

type RelationMark = '>' | '~' | '=' | '!' | '?' | '#';

/** The default id of a name: kebab-case, with `+` and `#` spelled out. */
function idFromName(name: string): string {
  if (/^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/.test(name)) return name.toLowerCase().replaceAll(' ', '-');
  const spelt = name
    .toLowerCase()
    .replaceAll('c++', 'c-plus-plus')
    .replaceAll('#', '-sharp')
    .replaceAll('&', ' and ')
    .replaceAll('+', '-plus')
    .replace(/^\./, 'dot-');
  return unicodeForm(spelt, 'NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function isRelationMark(mark: string | undefined): mark is RelationMark {
  return mark !== undefined && mark.length === 1 && '>~=!?#'.includes(mark);
}

type Relations = Record<RelationMark, string[]>;

const withoutRelations = (): Relations => ({
  '>': [],
  '~': [],
  '=': [],
  '!': [],
  '?': [],
  '#': [],
});

// Shared by the many skills without any.
const noRelations: Readonly<Record<RelationMark, readonly string[]>> = withoutRelations();

function relations(text: string): Readonly<Record<RelationMark, readonly string[]>> {
  if (text === '') return noRelations;
  const found = withoutRelations();
  for (const part of text.split(/(?=[>~=!?#])/)) {
    const mark = part[0];
    if (isRelationMark(mark)) found[mark].push(...splitList(part.slice(1)));
  }
  return found;
}

function parseLine(kind: SkillKind, line: string): ParsedSkill {
  const [head = '', aliasPart = '', relationPart = ''] = line.split('|').map((part) => part.trim());
  const [name, ...aliases] = [...spellingsOf(head), ...spellingsOf(aliasPart)];
  const related = relations(relationPart);
  const text = name?.text ?? '';
  const entry: SkillEntry = {
    id: related['#'][0] ?? idFromName(text),
    name: text,
    kind,
    aliases: aliases.map((alias) => alias.text),
    implies: related['>'],
    near: related['~'],
    parts: related['='],
  };
  return {
    entry,
    spellings: name ? [name, ...aliases] : [],
    verbWords: related['!'],
    contextWords: related['?'],
  };
}

/** The lines of a block, trimmed, without empty ones and comments (`//`). */
export function linesOf(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));
}

/**
 * Declares a block of the taxonomy: one skill per line, `Name | alias, alias | relations`. It is
 * parsed when the taxonomy is first used.
 * - After a name or alias: `^` letter case (and accents) must match; `*` the same, and it needs an
 * adjacent list of skills or cue word; `?` one of the line's context words must be on the same
 * line, or skills of the same profession around it. `^?` is both.
 * - Relations, in any order: `> ids` implied skills, `~ ids` near skills (declared on either side;
 * a product is near its field, the field earns nothing for the product), `= ids` the parts of a
 * suite, of which two show it, `! words` following words
 * that make it an everyday word at the start of a sentence, `? words` context words (matched as a
 * prefix; one of up to three letters must be equal), `# id` an explicit id; ids of published lines
 * never change, so a renamed skill keeps its old one this way.
 * - Several skills may share an alias if all of them but at most one mark it `?`; the unmarked one
 * is the default without context.
 * - Empty lines and lines that start with `//` are skipped.
 * One line per skill makes thousands of them reviewable in a pull request.
 * @returns the block in a list, so that a file spreads its blocks into one list
 */
export function parseSkills(kind: SkillKind, block: string): SkillBlock[] {
  return [{ kind, lines: block }];
}

/** The skills of a block, in line order. */
export function skillsOf({ kind, lines }: SkillBlock): ParsedSkill[] {
  return linesOf(lines).map((line) => parseLine(kind, line));
}
