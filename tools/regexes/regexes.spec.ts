import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltRegex, recordBuilt } from './built.ts';
import { keyOf, readChecked, writeChecked } from './checked.ts';
import { regexesOf } from './literals.ts';
import { sourceFiles } from './source-files.ts';
import { attackOn, staticFaults } from './verdict.ts';

const root = join(__dirname, '..', '..');
/** `REGEXES=new` adds patterns that were found safe to `checked.txt`; `REGEXES=all` checks every pattern again and replaces the file. */
const isWhole = process.env.REGEXES === 'all';
jest.setTimeout(isWhole ? 6 * 3_600_000 : 1_800_000);

interface Regex {
  readonly where: string;
  readonly source: string;
  readonly flags: string;
}

const read = sourceFiles(root).map((file: string) => ({ file, ...regexesOf(root, file) }));
const literals: Regex[] = read.flatMap(({ literals }) =>
  literals.map(({ file, line, source, flags }) => ({ where: `${file}:${line}`, source, flags })),
);
/** Rewrites expressions for speed. The search for attacks looks at the expressions that it was given: with long classes it takes too long. */
const rewriter = 'libs/reading/src/document/optimise-expression.ts';
const isRewritten = ({ callers }: BuiltRegex) =>
  callers.some((caller) => caller.startsWith(`${rewriter}:`));

const constructions: string[] = read.flatMap(({ constructions }) =>
  constructions.map(({ file, line }) => `${file}:${line}`),
);

/** Loads every module that builds patterns, and calls what builds some of a text's own words. */
async function buildAll(): Promise<void> {
  const files = [...new Set(constructions.map((place) => place.slice(0, place.lastIndexOf(':'))))];
  for (const file of files) await import(join(root, file));
  const { readPosting, readResume } = await import('../../libs/reading/src/index.js');
  const { placesOfEducation, showsYears } =
    await import('../../libs/reading/src/model/claim-checks.js');
  const { redact } = await import('../../libs/reading/src/redaction/redact.js');
  const { emptyResumeAnswer, scriptedModel } =
    await import('../../libs/reading/src/testing/scripted-model.js');
  const role = {
    title: 'Baker',
    employer: 'Corner Café',
    start: '2019-01',
    end: '2020-12',
    isCurrent: false,
    quote: 'Baker at Corner Café',
  };
  const resume =
    "Jo Smith-Doe\n\nExperience\nBaker at Corner Café, Jan '19 - Dec '20\n\nProgramming\nJava: 5 years\n\n教育背景\n";
  await readPosting(
    'Baker (m/f/d)\n\nRequirements\n- 5 years in Kent, hybrid, fluent in English and German\n- $30 an hour\n',
  );
  await readResume(resume, {
    asOf: '2026-11-01',
    model: scriptedModel({ ...emptyResumeAnswer, roles: [role] }),
  });
  showsYears(5.5, 'half a decade');
  placesOfEducation('bachelor', 'a degree');
  redact(resume, 'resume');
  redact('J A N E  D O E\n\nExperience\nBaker\n', 'resume');
  redact('J A N E D O E\n\nExperience\nBaker at JANEDOE\n', 'resume');
}

/** Two checks in parallel, as many as the smallest machine has cores. */
async function inTwos<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    [0, 1].map(async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    }),
  );
}

describe('regular expressions of the product', () => {
  let built: BuiltRegex[];
  let all: Regex[];
  let rewritten: Regex[];
  beforeAll(async () => {
    built = await recordBuilt(root, buildAll);
    const ours = built
      .filter((one) => !isRewritten(one))
      .flatMap(({ source, flags, callers }) => {
        const where = callers.find((caller) => constructions.includes(caller));
        return where === undefined ? [] : [{ where, source, flags }];
      });
    rewritten = built
      .filter(isRewritten)
      .map(({ source, flags }) => ({ where: rewriter, source, flags }));
    all = [
      ...new Map(
        [...literals, ...ours].map((regex) => [`${regex.flags}/${regex.source}`, regex]),
      ).values(),
    ];
  });

  it('are all known: each line that builds some at run time has been seen at work', () => {
    const seen = new Set(built.flatMap(({ callers }) => callers));
    expect(constructions.filter((place) => !seen.has(place))).toEqual([]);
    expect(all.length).toBeGreaterThan(900);
  });

  it('cannot be made to backtrack, says static analysis', () => {
    expect(rewritten.length).toBeGreaterThan(200);
    expect(
      [...all, ...rewritten].flatMap((regex) =>
        staticFaults(regex).map(
          (fault: string) => `${regex.where} /${regex.source}/${regex.flags}: ${fault}`,
        ),
      ),
    ).toEqual([]);
  });

  it('withstand every attack that recheck finds', async () => {
    const { version } = JSON.parse(readFileSync(require.resolve('recheck/package.json'), 'utf8'));
    const before: ReadonlySet<string> = isWhole ? new Set() : readChecked();
    const safe = new Set(
      all.map((regex) => keyOf(regex, version)).filter((key) => before.has(key)),
    );
    const faults: string[] = [];
    await inTwos(
      all.filter((regex) => !safe.has(keyOf(regex, version))),
      async (regex) => {
        const attack = await attackOn(regex);
        if (attack === null) safe.add(keyOf(regex, version));
        else faults.push(`${regex.where} /${regex.source}/${regex.flags}: ${attack}`);
      },
    );
    if (process.env.REGEXES !== undefined) writeChecked(safe);
    expect(faults).toEqual([]);
  });
});

describe('the checks themselves', () => {
  const joiner = {
    source: String.raw`^(?:-|\s*(?:,|and|or|und|oder|et|ou|y|o|och|eller|&|\/)\s*)+$`,
    flags: 'iu',
  };
  const heading = { source: '^(?:个人|专业|职业|工作|职业|[\\s/、&])+$', flags: 'u' };
  const rescanned = { source: String.raw`[\s,:;]+$`, flags: 'u' };
  const bounded = { source: String.raw`\bsalary\b.{0,60}\bper year\b`, flags: 'iu' };

  it('refuse what takes exponential or quadratic time, and let a bounded gap pass', async () => {
    for (const regex of [joiner, heading]) expect(await attackOn(regex)).toMatch(/exponential/);
    for (const regex of [joiner, rescanned]) expect(staticFaults(regex)).not.toEqual([]);
    expect(await attackOn(rescanned)).toMatch(/2nd degree/);
    expect([...staticFaults(bounded), await attackOn(bounded)]).toEqual([null]);
  });
});
