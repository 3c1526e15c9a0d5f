import { ungroundedQuotes } from '@rolefit/reading';
import { normaliseText } from '@rolefit/contracts';
import { skillByName } from '@rolefit/skills';
import {
  aRandom,
  aRandomPosting,
  aRandomResume,
  everyNth,
  postings,
  resumes,
  type NamedSkill,
} from '@rolefit/testing';
import { type Browser } from 'playwright-core';
import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openBrowser } from './support/browser.js';
import * as engine from './support/engine.js';
import { foreignPostings, foreignResumes } from './support/multilingual-texts.js';

const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;

const names = [
  'React',
  'JavaScript',
  'Docker',
  'Kubernetes',
  'SQL',
  'Wound care',
  'ACLS',
  'Payroll',
  'TIG welding',
  'Communication',
  'Falconry',
  'Çini işlemeciliği',
];
const skills: NamedSkill[] = names.map((name) => ({ id: skillByName(name)?.id ?? null, name }));

const input: engine.EngineInput = {
  asOf: '2026-11-21',
  postings: [...Object.values(postings), ...foreignPostings],
  resumes: [...Object.values(resumes).map((lines) => lines.join('\n')), ...foreignResumes],
  facts: Array.from({ length: 60 }, (_, seed) => {
    const random = aRandom(seed);
    return { posting: aRandomPosting(random, skills), resume: aRandomResume(random, skills) };
  }),
};

/** `npm test` runs each locale and time zone in one host, Node.js or a browser; the nightly tests run each in both. */
const places = [
  { name: 'in English, by universal time', locale: 'en-US', timezoneId: 'UTC' },
  // In Turkish the capital of "i" is "İ", so code that changes case by the system locale misses "SPRING".
  { name: 'in Turkish, a day ahead', locale: 'tr-TR', timezoneId: 'Pacific/Kiritimati' },
  { name: 'in Arabic, hours behind', locale: 'ar-EG', timezoneId: 'America/Los_Angeles' },
] as const;

/** Reads and judges in another process with the browser's bundle, and reports its locale. */
const inAnotherNode = `
  const { readFileSync } = require('node:fs');
  require('node:vm').runInThisContext(readFileSync(process.argv[1], 'utf8'));
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  engine.readAndJudge(JSON.parse(readFileSync(process.argv[2], 'utf8'))).then((answer) => process.stdout.write(JSON.stringify({ locale, timeZone, answer })));
`;

describe('reading and judging', () => {
  let folder: string;
  let script: string;
  let here: string;
  let browser: Browser;
  beforeAll(async () => {
    folder = await mkdtemp(join(await realpath(tmpdir()), 'rolefit-engine-'));
    script = join(folder, 'engine.js');
    await run(process.execPath, [join(__dirname, 'support', 'bundle-engine.mjs'), folder]);
    // With all compilers of the browser: each has to answer the same.
    [here, browser] = await Promise.all([engine.readAndJudge(input), openBrowser([])]);
  });
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Byte for byte; shows the first difference, since the documents are long. */
  function expectSame(answer: string, expected: string) {
    if (answer === expected) return;
    let at = 0;
    while (answer[at] === expected[at]) at++;
    expect({ at, answer: answer.slice(Math.max(0, at - 80), at + 80) }).toEqual({
      at,
      answer: expected.slice(Math.max(0, at - 80), at + 80),
    });
  }

  it('uses texts with facts in them', () => {
    const { asked, shown, matches, judged } = JSON.parse(here) as engine.EngineAnswer;
    expect(shown.filter(({ facts }) => facts.skills.length > 2)).toHaveLength(input.resumes.length);
    expect(asked.filter(({ facts }) => facts.isPosting).length).toBeGreaterThanOrEqual(6);
    expect(matches.filter((match) => match !== null).length).toBeGreaterThanOrEqual(
      6 * input.resumes.length,
    );
    expect(judged.filter((match) => match !== null)).toHaveLength(input.facts.length);
    input.postings.forEach((text, at) =>
      expect(ungroundedQuotes(normaliseText(text), asked[at]!.facts)).toEqual([]),
    );
    input.resumes.forEach((text, at) =>
      expect(ungroundedQuotes(normaliseText(text), shown[at]!.facts)).toEqual([]),
    );
  });

  it('returns identical bytes for a second run', async () => {
    expectSame(await engine.readAndJudge(input), here);
  });

  it.each(everyNth(places, 2, 0))(
    'answers the same bytes in another process of Node: $name',
    async ({ locale, timezoneId }) => {
      const file = join(folder, 'input.json');
      await writeFile(file, JSON.stringify(input));
      const language = `${locale.replace('-', '_')}.UTF-8`;
      const env = { ...process.env, TZ: timezoneId, LC_ALL: language, LANG: language };
      const { stdout } = await run(process.execPath, ['-e', inAnotherNode, script, file], {
        maxBuffer,
        env,
      });
      const { answer, ...place } = JSON.parse(stdout);
      expect(place).toEqual({ locale, timeZone: timezoneId });
      expectSame(answer, here);
    },
  );

  it.each(everyNth(places, 2, 1))(
    'returns identical bytes in a browser: $name',
    async ({ locale, timezoneId }) => {
      const context = await browser.newContext({ locale, timezoneId });
      try {
        const page = await context.newPage();
        const problems: string[] = [];
        page.on('pageerror', ({ message }) => problems.push(message));
        await page.addScriptTag({ path: script });
        expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions())).toMatchObject({
          locale,
          timeZone: timezoneId,
        });
        const answer = await page.evaluate(
          (given) =>
            (globalThis as unknown as { engine: typeof engine }).engine.readAndJudge(given),
          input,
        );
        expect(problems).toEqual([]);
        expectSame(answer, here);
      } finally {
        await context.close();
      }
    },
  );
});
