import { readPosting, readResume } from '@rolefit/reading';
import { limits } from '@rolefit/contracts';
import { judgeMatch, type MatchInput, profileSkillsFrom, scoreMatch } from '@rolefit/scoring';
import { allSkills } from '@rolefit/skills';
import { postings, resumes } from '@rolefit/testing';
import { type Row, rowOf } from '../rows/row.ts';

const repeats = 2_000;
const against = 'JSON.parse of its facts';

interface Comparison {
  readonly ratios: readonly number[];
  /** Of the last round. */
  readonly judgeMs: number;
}

/** Measures the time of judging one pair, an ordinary one and the largest, against parsing the JSON of the two facts documents. */
export async function benchJudging({ rounds }: { readonly rounds: number }): Promise<Row[]> {
  const ordinary = await pairOf(postings.frontend, resumes.software.join('\n'));
  const { ratios, judgeMs } = compare(() => scoreMatch(ordinary), ordinary, rounds, repeats);
  const note = `${((judgeMs / repeats) * 1_000).toFixed(0)} µs a pair, ${charsOf(ordinary)} characters of facts`;
  return [
    rowOf({ figure: 'judging a pair', against, ratios, most: 5, note }),
    await largestPair(ordinary, rounds),
  ];
}

/** A posting and a resume at their limits with a skill on each line, and a full profile of other skills; with skill gaps, as a scan is judged. */
async function largestPair(ordinary: MatchInput, rounds: number): Promise<Row> {
  const pair = await pairOf(longPosting(), longResume());
  const skills = skillNames()
    .slice(-limits.skillsPerProfile)
    .map((name) => ({
      name: name.slice(0, limits.skillNameChars),
      score: 50,
      source: 'user' as const,
    }));
  const { ratios, judgeMs } = compare(
    judgeCopies({ ...pair, skills }, rounds + 1),
    pair,
    rounds,
    1,
  );
  const judgeOrdinary = judgeCopies(ordinary, 200);
  time(judgeOrdinary, 150);
  const ordinaryMs = time(judgeOrdinary, 50) / 50;
  const note = `${judgeMs.toFixed(0)} ms, ${(judgeMs / ordinaryMs).toFixed(0)}× an ordinary pair; ${pair.posting.skills.length} skills asked, ${pair.resume.statements.length} lines, ${charsOf(pair)} characters of facts`;
  return rowOf({ figure: 'judging the largest pair, with gaps', against, ratios, most: 5, note });
}

/** Judges a new copy of the facts each time, so that nothing is memoised. */
function judgeCopies(pair: MatchInput, times: number): () => unknown {
  const copies = Array.from({ length: times }, () => structuredClone(pair));
  return () => judgeMatch(copies.pop() ?? structuredClone(pair));
}

function compare(
  judge: () => unknown,
  { posting, resume }: MatchInput,
  rounds: number,
  times: number,
): Comparison {
  const documents = [JSON.stringify(resume), JSON.stringify(posting)];
  const parse = (): unknown => documents.map((document): unknown => JSON.parse(document));
  time(judge, times);
  time(parse, times);
  const measured = Array.from({ length: rounds }, () => ({
    judgeMs: time(judge, times),
    parseMs: time(parse, times),
  }));
  return {
    ratios: measured.map(({ judgeMs, parseMs }) => judgeMs / parseMs),
    judgeMs: measured.at(-1)?.judgeMs ?? NaN,
  };
}

async function pairOf(postingText: string, resumeText: string): Promise<MatchInput> {
  const now = (): number => performance.now();
  const { facts: resume } = await readResume(resumeText, { asOf: '2026-01-01', now });
  const { facts: posting } = await readPosting(postingText, { now });
  return {
    posting,
    resume,
    skills: profileSkillsFrom(resume).map(({ name, score }) => ({ name, score, source: 'resume' })),
  };
}

function skillNames(): string[] {
  return allSkills()
    .filter(({ kind }) => kind !== 'soft')
    .map(({ name }) => name);
}

function longPosting(): string {
  const lines = skillNames().map((name) => `- ${name}`);
  return `Engineer\n\nRequirements\n${lines.join('\n')}`.slice(0, limits.postingChars);
}

function longResume(): string {
  const names = skillNames();
  const lines = names.map(
    (name, index) => `- Built ${name} and ${names[(index * 7) % names.length]} as number ${index}`,
  );
  return `Jane Doe\n\nExperience\n\nEngineer, Acme, 01/2015 - 12/2020\n${lines.join('\n')}`.slice(
    0,
    limits.resumeTextChars,
  );
}

function charsOf({ posting, resume }: MatchInput): number {
  return JSON.stringify(posting).length + JSON.stringify(resume).length;
}

function time(work: () => unknown, times: number): number {
  const start = performance.now();
  for (let index = 0; index < times; index += 1) work();
  return performance.now() - start;
}
