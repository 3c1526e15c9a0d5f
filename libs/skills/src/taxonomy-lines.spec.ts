import { readdirSync, readFileSync } from 'node:fs';
import { aliasesOf } from './parse-aliases.js';
import { linesOf, skillsOf, type ParsedSkill } from './parse-skills.js';
import { skillKey } from './skill-key.js';
import type { Spelling } from './spelling.js';
import { allSkills, skillById, taxonomySkills } from './taxonomy.js';
import { professions } from './taxonomy/index.js';
import { aliasBlocks } from './taxonomy/languages/index.js';
import { tokenise } from './tokens.js';

/** Location of a line in the taxonomy, `business/law.ts:12`, as a clickable link in failures. */
const places = new Map<string, string>();
const root = new URL('./taxonomy/', import.meta.url);
for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
)) {
  readFileSync(new URL(file, root), 'utf8')
    .split('\n')
    .forEach((line, at) =>
      places.set(
        line.trim(),
        places.has(line.trim())
          ? `${places.get(line.trim())} and ${file}:${at + 1}`
          : `${file}:${at + 1}`,
      ),
    );
}

interface Line {
  readonly skill: ParsedSkill;
  readonly at: string;
}

const lines: Line[] = professions.flatMap((fields) =>
  Object.values(fields)
    .flat()
    .flatMap((block) => {
      const written = linesOf(block.lines);
      return skillsOf(block).map((skill, index) => ({
        skill,
        at: places.get(written[index] ?? '') ?? '?',
      }));
    }),
);

const foreignLines = aliasBlocks.flatMap((block) => {
  const written = linesOf(block.lines);
  return aliasesOf(block).map((line, index) => ({
    ...line,
    language: block.language,
    at: places.get(written[index] ?? '') ?? '?',
  }));
});

const placeOf = new Map(lines.map(({ skill, at }) => [skill.entry.id, at]));

/** The words of a spelling and the characters between them, without case and accents. */
function form({ text }: Spelling): string {
  const keys = tokenise(text).map(({ key }) => key);
  return keys.join(' ') + text.replace(/[^/&.-]/g, '');
}

/** Whether `earlier` already matches everything that `later` matches. */
function covers(earlier: Spelling, later: Spelling): boolean {
  if (form(earlier) !== form(later)) return false;
  if (earlier.isToldApart || (earlier.needsContext && !later.needsContext))
    return earlier.text === later.text;
  return !earlier.isCaseExact || earlier.text === later.text;
}

describe('the lines of the taxonomy', () => {
  it('have an id each, unique and in kebab-case', () => {
    const seen = new Map<string, string>();
    const wrong: string[] = [];
    for (const { skill, at } of lines) {
      const { id, name } = skill.entry;
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) wrong.push(`${at}: "${name}" has the id "${id}"`);
      if (seen.has(id)) wrong.push(`${at}: id "${id}" is taken by ${seen.get(id)}`);
      seen.set(id, at);
    }
    expect(wrong).toEqual([]);
  });

  it('have a name, at most three parts, and no mark that says nothing', () => {
    const wrong: string[] = [];
    for (const { skill, at } of lines) {
      if (skill.entry.name === '') wrong.push(`${at}: no name`);
      if (
        skill.contextWords.length > 0 &&
        !taxonomySkills()
          .find(({ entry }) => entry.id === skill.entry.id)
          ?.spellings.some(({ isToldApart }) => isToldApart)
      )
        wrong.push(`${at}: context words, but no alias marked "?"`);
      if (skill.contextWords.length === 0 && skill.spellings.some(({ isToldApart }) => isToldApart))
        wrong.push(`${at}: an alias marked "?", but no context words`);
    }
    for (const [line, at] of places)
      if (/^[^/*`']+\|.*\|.*\|/.test(line)) wrong.push(`${at}: more than two "|"`);
    expect(wrong).toEqual([]);
  });

  it('let no two skills own one name or alias, unless context tells all but one of them apart', () => {
    const owners = new Map<string, Map<string, boolean>>();
    for (const { entry, spellings } of taxonomySkills()) {
      for (const spelling of spellings) {
        const key = skillKey(spelling.text);
        const ofKey = owners.get(key) ?? new Map<string, boolean>();
        ofKey.set(entry.id, spelling.isToldApart && (ofKey.get(entry.id) ?? true));
        owners.set(key, ofKey);
      }
    }
    const clashes = [...owners].flatMap(([key, ofKey]) => {
      const plain = [...ofKey]
        .filter(([, isToldApart]) => !isToldApart)
        .map(([id]) => `${id} (${placeOf.get(id)})`);
      return plain.length > 1 ? [`"${key}": ${plain.join(', ')}`] : [];
    });
    expect(clashes).toEqual([]);
  });

  it('relate to skills that exist', () => {
    const dangling = lines.flatMap(({ skill, at }) =>
      [...skill.entry.implies, ...skill.entry.near]
        .filter((id) => !skillById(id))
        .map((id) => `${at}: ${skill.entry.id} → ${id}`),
    );
    expect(dangling).toEqual([]);
  });

  it('imply nothing in a circle', () => {
    const cyclic = allSkills().filter(({ id }) => impliedBy(id).has(id));
    expect(cyclic.map(({ id }) => `${placeOf.get(id)}: ${id}`)).toEqual([]);
  });

  // The reverse is meaningful: having the general skill earns part of the special one.
  it('are near no skill that they imply, nor themselves', () => {
    const wrong = lines.flatMap(({ skill: { entry }, at }) =>
      entry.near
        .filter((id) => id === entry.id || impliedBy(entry.id).has(id))
        .map((id) => `${at}: ${entry.id} ~ ${id}`),
    );
    expect(wrong).toEqual([]);
  });

  it('spell nothing twice', () => {
    const repeated = lines.flatMap(({ skill: { spellings }, at }) =>
      spellings.flatMap((later, index) =>
        spellings
          .slice(0, index)
          .filter((earlier) => covers(earlier, later))
          .map((earlier) => `${at}: "${later.text}" after "${earlier.text}"`),
      ),
    );
    expect(repeated).toEqual([]);
  });

  it('mark names of one or two letters, which are words in other cases', () => {
    const spelt = [
      ...lines.map(({ skill, at }) => ({ spellings: skill.spellings, at })),
      ...foreignLines,
    ];
    const unmarked = spelt.flatMap(({ spellings, at }) =>
      spellings
        .filter(
          ({ text, isCaseExact, isToldApart }) =>
            /^[\p{L}\p{N}]{1,2}$/u.test(text) && !isCaseExact && !isToldApart,
        )
        .map(({ text }) => `${at}: "${text}"`),
    );
    expect(unmarked).toEqual([]);
  });

  it('cover all professions', () => {
    expect(lines.length).toBeGreaterThanOrEqual(3_000);
    for (const fields of professions)
      expect(Object.values(fields).flat().flatMap(skillsOf).length).toBeGreaterThanOrEqual(500);
  });
});

describe('the lines of the other languages', () => {
  it('name a skill that exists, each once', () => {
    const seen = new Set<string>();
    const wrong: string[] = [];
    for (const { skillId, language, at } of foreignLines) {
      if (!skillById(skillId)) wrong.push(`${at}: no skill "${skillId}"`);
      if (seen.has(`${language} ${skillId}`)) wrong.push(`${at}: a second line for "${skillId}"`);
      seen.add(`${language} ${skillId}`);
    }
    expect(wrong).toEqual([]);
  });

  // Keeps aliases in predictable places: "de/business.ts" corresponds to "business/accounting.ts"
  // and others in English.
  it('stand in the file of their profession, which is the same one in every language', () => {
    const folders = new Map<string, string>();
    const filesOf = new Map<string, string>();
    const wrong: string[] = [];
    for (const { skillId, at } of foreignLines) {
      const english = placeOf.get(skillId)?.replace(/:.*/, '') ?? '';
      const file = at.replace(/^languages\/..\/|:.*/g, '');
      const folder = english.replace(/\/.*/, '');
      if ((folders.get(file) ?? folder) !== folder)
        wrong.push(`${at}: ${skillId} stands in ${english}`);
      if ((filesOf.get(english) ?? file) !== file)
        wrong.push(`${at}: other aliases of ${english} stand in ${filesOf.get(english)}`);
      folders.set(file, folder);
      filesOf.set(english, file);
    }
    expect(wrong).toEqual([]);
  });

  it('repeat nothing that the English line or their own says', () => {
    const english = new Map(lines.map(({ skill }) => [skill.entry.id, skill.spellings]));
    const repeated = foreignLines.flatMap(({ skillId, spellings, at }) =>
      spellings.flatMap((later, index) =>
        [...(english.get(skillId) ?? []), ...spellings.slice(0, index)]
          .filter((earlier) => covers(earlier, later))
          .map((earlier) => `${at}: "${later.text}" after "${earlier.text}"`),
      ),
    );
    expect(repeated).toEqual([]);
  });
});

const implied = new Map<string, Set<string>>();

/** All directly and transitively implied skills. */
function impliedBy(id: string): Set<string> {
  const known = implied.get(id);
  if (known) return known;
  const seen = new Set<string>();
  const open = [...(skillById(id)?.implies ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!seen.has(next)) open.push(...(skillById(next)?.implies ?? []));
    seen.add(next);
  }
  implied.set(id, seen);
  return seen;
}
