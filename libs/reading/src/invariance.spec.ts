import {
  normaliseText,
  postingFactsSchema,
  resumeFactsSchema,
  subScoreKeys,
  type Match,
  type PostingFacts,
  type Quote,
  type ResumeFacts,
} from '@rolefit/contracts';
import { profileSkillsFrom, scoreMatch } from '@rolefit/scoring';
import { everyNth } from '@rolefit/testing';
import { ungroundedQuotes } from './document/quotes.js';
import { readPosting } from './read-posting.js';
import { readResume } from './read-resume.js';
import { professions } from './testing/professions.js';
import { translatedProfessions } from './testing/professions-translated.js';
import { aliasedNames, render, type Spelling } from './testing/render.js';
import { backendPosting, developerResume, nursePosting, nurseResume } from './testing/samples.js';

const templates = Object.entries({ ...professions, ...translatedProfessions });
const pairs = [
  ...templates.map(([name, { posting, resume }]) => ({
    name,
    posting: render(posting),
    resume: render(resume),
  })),
  { name: 'backend', posting: backendPosting, resume: developerResume },
  { name: 'critical care', posting: nursePosting, resume: nurseResume },
];

/** Two texts with their facts and their match. */
interface JudgedTexts {
  readonly posting: PostingFacts;
  readonly resume: ResumeFacts;
  readonly match: Match;
  /** Violated invariants; empty if all hold. */
  readonly broken: readonly string[];
}

const asOf = '2026-11-21';

function isVerbatim(text: string, quote: Quote | null): boolean {
  return quote === null || (quote.text !== '' && text.slice(quote.start, quote.end) === quote.text);
}

function brokenBy(
  postingText: string,
  resumeText: string,
  { posting, resume, match }: Omit<JudgedTexts, 'broken'>,
): string[] {
  const laws = {
    'a fact has no verbatim quote':
      ungroundedQuotes(postingText, posting).length === 0 &&
      ungroundedQuotes(resumeText, resume).length === 0,
    'a point has no verbatim quote': match.points.every(
      ({ postingQuote, resumeQuote }) =>
        isVerbatim(postingText, postingQuote) && isVerbatim(resumeText, resumeQuote),
    ),
    'points do not sum to the score':
      match.points.reduce((sum, { points }) => sum + points, 0) === match.score.overallScore,
    'possible points do not sum to 100':
      match.points.reduce((sum, { pointsPossible }) => sum + pointsPossible, 0) === 100,
  };
  return Object.entries(laws).flatMap(([law, holds]) => (holds ? [] : law));
}

interface Reader {
  readonly posting: (text: string) => Promise<PostingFacts>;
  readonly resume: (text: string) => Promise<ResumeFacts>;
}

const fresh: Reader = {
  posting: async (text) => (await readPosting(text)).facts,
  resume: async (text) => (await readResume(text, { asOf })).facts,
};

function remembered<Facts>(read: (text: string) => Promise<Facts>) {
  const known = new Map<string, Promise<Facts>>();
  return (text: string): Promise<Facts> => {
    const facts = known.get(text) ?? read(text);
    known.set(text, facts);
    return facts;
  };
}

/** Each text once: most comparisons change one text of a pair, and reading the other one again would show nothing new. */
const remembering: Reader = {
  posting: remembered(fresh.posting),
  resume: remembered(fresh.resume),
};

/**
 * Reads both texts as the product does and judges them.
 * @param alter changes the posting's facts before they are judged
 */
async function judgeTexts(
  postingText: string,
  resumeText: string,
  alter = (facts: PostingFacts) => facts,
  reader = remembering,
): Promise<JudgedTexts> {
  const [askedText, shownText] = [normaliseText(postingText), normaliseText(resumeText)];
  const posting = alter(await reader.posting(askedText));
  const resume = await reader.resume(shownText);
  const skills = profileSkillsFrom(resume).map(({ name, score }) => ({
    name,
    score,
    source: 'resume' as const,
  }));
  const judged = { posting, resume, match: scoreMatch({ posting, resume, skills }) };
  return { ...judged, broken: brokenBy(askedText, shownText, judged) };
}

type Alter = (facts: PostingFacts) => PostingFacts;
const asRead: Alter = (facts) => facts;

async function scoreOf(posting: string, resume: string, alter = asRead) {
  const { match, broken } = await judgeTexts(posting, resume, alter);
  return { score: match.score, broken };
}

const scores = new Map<string, ReturnType<typeof scoreOf>>();

/** Memoised scores of a pair that many changes are compared with. */
function scoreOnce(posting: string, resume: string, alter = asRead) {
  const key = JSON.stringify([posting, resume, alter === asRead]);
  const known = scores.get(key) ?? scoreOf(posting, resume, alter);
  scores.set(key, known);
  return known;
}

/** Expects the scores to stay unchanged under each change of the posting and of the resume. */
async function expectNoChange(
  name: string,
  before: { posting: string; resume: string },
  after: { posting: string; resume: string },
  alter = asRead,
) {
  const { score } = await scoreOnce(before.posting, before.resume, alter);
  expect({ name, ...(await scoreOf(after.posting, before.resume, alter)) }).toEqual({
    name,
    score,
    broken: [],
  });
  expect({ name, ...(await scoreOf(before.posting, after.resume, alter)) }).toEqual({
    name,
    score,
    broken: [],
  });
}

/** Entries with their numbers: `npm test` tries each change on every second pair, and each pair with every second change. */
const numbered = <Change>(changes: Readonly<Record<string, Change>>) =>
  Object.entries(changes).map(([name, change], number) => [name, change, number] as const);

describe('texts of any profession', () => {
  it.each(pairs)(
    'lead from every fact and point to a verbatim quote, and from the points to the score: $name',
    async ({ posting, resume }) => {
      const { match, broken } = await judgeTexts(posting, resume);
      expect(broken).toEqual([]);
      // Pairs that fit in part, so that changes in both directions show.
      expect(match.score.overallScore).toBeGreaterThan(40);
      expect(match.score.overallScore).toBeLessThan(100);
      expect(match.points.some(({ credit }) => credit < 1)).toBe(true);
    },
  );

  it.each(pairs)(
    'give facts that stay what they are as stored documents: $name',
    async ({ posting, resume }) => {
      const { posting: asked, resume: shown } = await judgeTexts(posting, resume);
      expect(JSON.stringify(postingFactsSchema.parse(JSON.parse(JSON.stringify(asked))))).toBe(
        JSON.stringify(asked),
      );
      expect(JSON.stringify(resumeFactsSchema.parse(JSON.parse(JSON.stringify(shown))))).toBe(
        JSON.stringify(shown),
      );
    },
  );

  it('are read the same whatever was read before', async () => {
    const read = async (order: typeof pairs) =>
      new Map(
        await Promise.all(
          order.map(
            async ({ name, posting, resume }) =>
              [name, JSON.stringify(await judgeTexts(posting, resume, asRead, fresh))] as const,
          ),
        ),
      );
    const [once, again] = [await read(pairs), await read(pairs.toReversed())];
    for (const { name } of pairs) expect(again.get(name)).toBe(once.get(name));
  });
});

const bullets = [...'o•●○▪▫◦‣⁃·»>*+–—→›■□▶▸►◆◇◼★☐✓✔✅❖➔➢➤\uf0a7\uf0b7\uf0d8\uf0fc'];

/** Items wrapped between words after this many characters. */
function wrapped(text: string, columns: number, indent: string): string {
  return text.replaceAll(/^[-•] .*$/gm, (line) => {
    const at = line.length > columns ? line.lastIndexOf(' ', columns) : -1;
    return at < 0 ? line : `${line.slice(0, at)}\n${indent}${line.slice(at + 1)}`;
  });
}

/** Headings of these texts: a few words alone on a line after a gap. */
function withHeadings(text: string, edit: (heading: string) => string): string {
  return text.replaceAll(/(?<=\n\n)\p{Lu}[\p{L}’' ]{3,30}(?=\n)/gu, edit);
}

const layouts: Readonly<Record<string, (text: string) => string>> = {
  'line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'line ends of old Macs': (text) => text.replaceAll('\n', '\r'),
  'wider gaps between paragraphs': (text) => text.replaceAll('\n\n', '\n\n\n\n'),
  'a blank line after each line': (text) => text.replaceAll('\n', '\n\n'),
  'blank lines around the text': (text) => `\n\n\n${text}\n\n\n`,
  'spaces at the ends of lines': (text) => text.replaceAll('\n', '  \n'),
  'tabs at the ends of lines': (text) => text.replaceAll('\n', '\t\n'),
  'bullets further in': (text) => text.replaceAll(/^[-•] /gm, '    - '),
  'bullets with a tab': (text) => text.replaceAll(/^[-•] /gm, '•\t'),
  'bullets without a blank': (text) => text.replaceAll(/^[-•] /gm, '•'),
  'numbers for bullets': (text) => text.replaceAll(/^[-•] /gm, '1. '),
  'full stops after items': (text) => text.replaceAll(/^([-•] .*[^.\n])$/gm, '$1.'),
  'semicolons after items': (text) => text.replaceAll(/^([-•] .*[^.\n])$/gm, '$1;'),
  'all lines further in': (text) => text.replaceAll(/^/gm, '\t'),
  'items wrapped at 60 columns, as mail does': (text) => wrapped(text, 60, '  '),
  'items wrapped at 66 columns, no further in': (text) => wrapped(text, 66, ''),
  'headings in capitals': (text) => withHeadings(text, (heading) => heading.toUpperCase()),
  'headings with a colon': (text) => withHeadings(text, (heading) => `${heading}:`),
  'headings of Markdown': (text) => withHeadings(text, (heading) => `## ${heading}`),
  'headings in bold of Markdown': (text) => withHeadings(text, (heading) => `**${heading}**`),
  'two blanks after commas and full stops': (text) => text.replaceAll(/([.,]) /g, '$1  '),
  'dashes of typesetters': (text) => text.replaceAll(' - ', ' – '),
  'apostrophes of typesetters': (text) => text.replaceAll("'", '’'),
  'accents as signs of their own': (text) => text.normalize('NFD'),
};

describe('layout changes no score:', () => {
  it.each(numbered(layouts))('%s', async (_, edit, number) => {
    for (const { name, posting, resume } of everyNth(pairs, 2, number))
      await expectNoChange(
        name,
        { posting, resume },
        { posting: edit(posting), resume: edit(resume) },
      );
  });

  it.each(bullets)('%s as the sign of bullets', async (sign) => {
    const edit = (text: string) => text.replaceAll(/^[-•] /gm, `${sign} `);
    // Their headings are partly unknown, so that only bullets distinguish duties from requirements.
    const some = pairs.filter(({ name }) =>
      ['nursing', 'welding', 'teaching', 'kitchen'].includes(name),
    );
    for (const { name, posting, resume } of some)
      await expectNoChange(
        name,
        { posting, resume },
        { posting: edit(posting), resume: edit(resume) },
      );
  });
});

/** Names that are also everyday words: their letter case is significant. */
const wordsToo = new Set([
  'triage',
  'rigging',
  'grinding',
  'pastry',
  'tutoring',
  'SAP',
  'Epic',
  'Excel',
  'IFRS',
  'React',
  'AWS',
]);
const inCase = (change: (name: string) => string) => (name: string) =>
  wordsToo.has(name) ? name : change(name);
const capitals = inCase((name) => name.toUpperCase());
const smallLetters = inCase((name) => name.toLowerCase());

/** Deterministic permutations of a list. */
function reordered(items: readonly string[], turn: number): string[] {
  const rank = (at: number) => ((at + 1) * (turn * 7 + 3)) % 11;
  return items
    .map((item, at) => ({ item, at }))
    .sort((a, b) => rank(a.at) - rank(b.at) || b.at - a.at)
    .map(({ item }) => item);
}

const spellings: Readonly<Record<string, Spelling>> = {
  'lists turned round': { list: (items) => items.toReversed() },
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((turn) => [
      `lists in another order (${turn})`,
      { list: (items: readonly string[]) => reordered(items, turn) },
    ]),
  ),
  'the first of each list once more at its end': {
    list: (items) => [...items, ...items.slice(0, 1)],
  },
  'lists said twice': { list: (items) => [...items, ...items] },
  ...Object.fromEntries(
    [' | ', ' • ', '; ', ' / ', '\n', '\n- '].map((separator) => [
      `lists of a line of their own apart by ${JSON.stringify(separator)}`,
      { separator },
    ]),
  ),
  'names of lists in capitals, unless they are words too': { list: (items) => items.map(capitals) },
  'names of lists in small letters, unless they are words too': {
    list: (items) => items.map(smallLetters),
  },
  'names of lists with capitals first, unless they are words too': {
    list: (items) =>
      items.map(
        inCase((name) => name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())),
      ),
  },
  'names in sentences in capitals, unless they are words too': { name: capitals },
  'names in sentences in small letters, unless they are words too': { name: smallLetters },
};

/** Invisible characters, and characters that look like a space. */
const unseen: Readonly<Record<string, (text: string) => string>> = {
  ...Object.fromEntries(
    Object.entries({
      'soft hyphens': '\u00ad',
      'zero-width spaces': '\u200b',
      'zero-width non-joiners': '\u200c',
      'zero-width joiners': '\u200d',
      'word joiners': '\u2060',
      'byte order marks': '\ufeff',
    }).map(([name, sign]) => [
      `${name} inside words`,
      (text: string) => text.replace(/(\p{L}{3})(?=\p{L}{3})/gu, `$1${sign}`),
    ]),
  ),
  ligatures: (text) =>
    text
      .replaceAll('ffi', '\ufb03')
      .replaceAll('fi', '\ufb01')
      .replaceAll('fl', '\ufb02')
      .replaceAll('ff', '\ufb00'),
  'blanks that hold words together': (text) => text.replace(/(?<=\S) (?=\S)/g, '\u00a0'),
  'narrow blanks': (text) => text.replace(/(?<=\S) (?=\S)/g, '\u202f'),
};

describe('what nobody sees changes no score:', () => {
  it.each(numbered(unseen))('%s', async (_, edit, number) => {
    for (const { name, posting, resume } of everyNth(pairs, 2, number))
      await expectNoChange(
        name,
        { posting, resume },
        { posting: edit(posting), resume: edit(resume) },
      );
  });
});

describe('spelling changes no score:', () => {
  it.each(numbered(spellings))('%s', async (_, spelling, number) => {
    for (const [name, { posting, resume }] of everyNth(templates, 2, number)) {
      await expectNoChange(
        name,
        { posting: render(posting), resume: render(resume) },
        { posting: render(posting, spelling), resume: render(resume, spelling) },
      );
    }
  });

  // Another name has other words, which weigh a little when whole lines are compared.
  const wordsMost = 4;

  it.each(Object.entries(professions))(
    'another name for a skill, but for a few points: %s',
    async (_, { posting, resume }) => {
      const names = [...new Set([...aliasedNames(posting), ...aliasedNames(resume)])];
      expect(names.length).toBeGreaterThan(0);
      const plain = await scoreOnce(render(posting), render(resume));
      for (const one of names) {
        const spelling: Spelling = { name: (name, other) => (name === one ? other : name) };
        const other = await scoreOf(render(posting, spelling), render(resume, spelling));
        expect(other.broken).toEqual([]);
        const distance = Math.abs(other.score.overallScore - plain.score.overallScore);
        expect({ one, isClose: distance <= wordsMost, distance }).toMatchObject({ isClose: true });
      }
    },
  );
});

describe('a resume', () => {
  const keys = ['overallScore', ...subScoreKeys] as const;

  /** Expects the resume that shows less to score no higher than the one that shows more. */
  async function expectNoLess(what: string, posting: string, less: string, more: string) {
    const [poorer, richer] = [await scoreOnce(posting, less), await scoreOnce(posting, more)];
    const raised = keys.filter((key) => (poorer.score[key] ?? 0) > (richer.score[key] ?? 0));
    expect({ what, raised, broken: [...poorer.broken, ...richer.broken] }).toEqual({
      what,
      raised: [],
      broken: [],
    });
  }

  const isBullet = (line: string) => line.startsWith('- ');
  const bulletsOf = (lines: readonly string[]) =>
    lines.flatMap((line, at) => (isBullet(line) ? at : []));
  const after = (lines: readonly string[], at: number, line: string) =>
    lines.toSpliced(at + 1, 0, line).join('\n');

  it.each(Object.entries(professions))(
    'that shows one more of the asked skills loses nothing: %s',
    async (_, templates) => {
      const [posting, resume] = [render(templates.posting), render(templates.resume)];
      const { match } = await judgeTexts(posting, resume);
      const lines = resume.split('\n');
      const places = bulletsOf(lines);
      const list = lines.indexOf('Skills') + 1;
      for (const name of [...match.missingSkills, ...match.matchSkills.slice(0, 3)].flatMap(
        (skill) => skill.name.split(' or '),
      )) {
        await expectNoLess(
          `first role: ${name}`,
          posting,
          resume,
          after(lines, places[0]!, `- Worked with ${name} every day`),
        );
        await expectNoLess(
          `last role: ${name}`,
          posting,
          resume,
          after(lines, places.at(-1)!, `- Used ${name} in daily work`),
        );
        await expectNoLess(
          `list: ${name}`,
          posting,
          resume,
          lines.with(list, `${lines[list]}, ${name}`).join('\n'),
        );
        await expectNoLess(
          `list, first: ${name}`,
          posting,
          resume,
          lines.with(list, `${name}, ${lines[list]}`).join('\n'),
        );
      }
    },
  );

  it.each(Object.entries(professions))(
    'that shows a missing skill in a role gains: %s',
    async (_, templates) => {
      const [posting, resume] = [render(templates.posting), render(templates.resume)];
      const { match } = await judgeTexts(posting, resume);
      const lines = resume.split('\n');
      const missing = match.missingSkills
        .filter(({ importance }) => importance === 'required')
        .toSorted((a, b) => a.credit - b.credit)[0]!;
      const richer = await judgeTexts(
        posting,
        after(lines, bulletsOf(lines)[0]!, `- Worked with ${missing.name} every day`),
      );
      expect(richer.match.matchSkills.map(({ name }) => name)).toContain(missing.name);
      expect(richer.match.score.skillsScore).toBeGreaterThan(match.score.skillsScore ?? 100);
      expect(richer.match.score.overallScore).toBeGreaterThan(match.score.overallScore);
    },
  );

  it.each(Object.entries(professions))(
    'that loses a line or an item which shows something gains nothing: %s',
    async (_, templates) => {
      const [posting, resume] = [render(templates.posting), render(templates.resume)];
      const lines = resume.split('\n');
      const list = lines.indexOf('Skills') + 1;
      const items = lines[list]!.split(', ');
      for (const at of [...bulletsOf(lines), list])
        await expectNoLess(lines[at]!, posting, lines.toSpliced(at, 1).join('\n'), resume);
      for (const at of items.keys())
        await expectNoLess(
          items[at]!,
          posting,
          lines.with(list, items.toSpliced(at, 1).join(', ')).join('\n'),
          resume,
        );
    },
  );
});
