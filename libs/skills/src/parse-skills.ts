import { unicodeForm } from '@rolefit/contracts';
import type { SkillEntry, SkillKind } from './skill-entry.js';
import { spellingsOf, splitList, type Spelling } from './spelling.js';

/** A block of the taxonomy as its file writes it: lines of skills of one kind, not parsed yet. */
export interface SkillBlock {
  readonly kind: SkillKind;
  readonly lines: string;
}

/** A line of the taxonomy as parsed: the entry, and how its spellings are recognised. */
export interface ParsedSkill {
  readonly entry: SkillEntry;
  readonly spellings: readonly Spelling[];
  /** Words that, following the name at the start of a sentence, make it an everyday word: "React to", "Excel at". */
  readonly verbWords: readonly string[];
  /** Words one of which must stand near a spelling marked `?`. */
  readonly contextWords: readonly string[];
}

type RelationMark = '>' | '~' | '!' | '?' | '#';

/**
 * The id that a name gets unless its line states one: kebab-case, `+` and `#` spelt out.
 */
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
  return mark !== undefined && mark.length === 1 && '>~!?#'.includes(mark);
}

function relations(text: string): Record<RelationMark, string[]> {
  const found: Record<RelationMark, string[]> = { '>': [], '~': [], '!': [], '?': [], '#': [] };
  if (text === '') return found;
  for (const part of text.split(/(?=[>~!?#])/)) {
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
  };
  return {
    entry,
    spellings: name ? [name, ...aliases] : [],
    verbWords: related['!'],
    contextWords: related['?'],
  };
}

/** The lines of a block that say something, trimmed: all but empty ones and comments (`//`). */
export function linesOf(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));
}

/**
 * Declares a block of the taxonomy: one skill a line, `Name | alias, alias | relations`. It is parsed at the taxonomy's first use.
 *
 * - After a name or alias: `^` letter case (and accents) must agree; `*` the same, and a list of skills or a telling word must stand
 *   beside it; `?` one of the line's context words must stand on the same line, or skills of the same profession around it. `^?` is both.
 * - Relations, in any order: `> ids` implied skills, `~ ids` near skills (either side may say it; a product is near its field, the field earns nothing for the product), `! words` following words that
 *   make it an everyday word at the start of a sentence, `? words` context words (a text's word that begins with one counts; one of up to three letters must be equal),
 *   `# id` an id of its own; ids of published lines never change, so a renamed skill keeps its old one this way.
 * - An alias may belong to several skills when all of them but one, at most, mark it `?`; the one without is meant where no context speaks.
 * - Empty lines and lines that start with `//` are skipped.
 *
 * A line a skill keeps thousands of them reviewable: a pull request's difference is a list of skills.
 * @returns the block in a list of its own, so that a file spreads its blocks into one list
 */
export function parseSkills(kind: SkillKind, block: string): SkillBlock[] {
  return [{ kind, lines: block }];
}

/** The skills of a block, in the order of its lines. */
export function skillsOf({ kind, lines }: SkillBlock): ParsedSkill[] {
  return linesOf(lines).map((line) => parseLine(kind, line));
}
