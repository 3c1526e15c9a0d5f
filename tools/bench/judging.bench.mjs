import { readPosting, readResume } from '@rolefit/ai';
import { limits } from '@rolefit/contracts';
import { judgeMatch, profileSkillsFrom, scoreMatch } from '@rolefit/scoring';
import { allSkills } from '@rolefit/skills';
import { postings, resumes } from '@rolefit/testing';
import { rowOf } from './row.mjs';

const now = () => performance.now();

/** Judging against parsing the JSON of the two facts documents: what it costs to have the facts at hand at all. */
export async function benchJudging({ rounds, repeats = 2_000 }) {
  const ordinary = await pairOf(postings.frontend, resumes.software.join('\n'));
  const { ratios, judgeMs } = compare(() => scoreMatch(ordinary), ordinary, rounds, repeats);
  return [
    rowOf({
      figure: 'judging a pair',
      against: 'JSON.parse of its facts',
      ratios,
      most: 5,
      note: `${((judgeMs / repeats) * 1_000).toFixed(0)} µs a pair, ${charsOf(ordinary)} characters of facts`,
    }),
    await largestPair(ordinary, rounds),
  ];
}

/** As much as a posting and a resume may hold, a skill on each line, and a full list of other skills: with gaps, as a scan judges it. */
async function largestPair(ordinary, rounds) {
  const pair = await pairOf(postingText(), resumeText());
  const skills = namesOfSkills().slice(-limits.skillsPerProfile).map((name) => ({ name: name.slice(0, limits.skillNameChars), score: 50, source: 'user' }));
  const { ratios, judgeMs } = compare(fresh({ ...pair, skills }, rounds + 1), pair, rounds, 1);
  const judgeOrdinary = fresh(ordinary, 200);
  time(judgeOrdinary, 150);
  const ordinaryMs = time(judgeOrdinary, 50) / 50;
  return rowOf({
    figure: 'judging the largest pair, with gaps',
    against: 'JSON.parse of its facts',
    ratios,
    most: 5,
    note: `${judgeMs.toFixed(0)} ms, ${(judgeMs / ordinaryMs).toFixed(0)}× an ordinary pair; ${pair.posting.skills.length} skills asked, ${pair.resume.statements.length} lines, ${charsOf(pair)} characters of facts`,
  });
}

/** Judges facts that were never judged before, so that nothing about them is remembered. */
function fresh(pair, times) {
  const copies = Array.from({ length: times }, () => structuredClone(pair));
  return () => judgeMatch(copies.pop() ?? structuredClone(pair));
}

function compare(judge, { posting, resume }, rounds, repeats) {
  const documents = [JSON.stringify(resume), JSON.stringify(posting)];
  const parse = () => documents.map((document) => JSON.parse(document));
  time(judge, repeats);
  time(parse, repeats);
  const times = Array.from({ length: rounds }, () => ({ judgeMs: time(judge, repeats), parseMs: time(parse, repeats) }));
  return { ratios: times.map(({ judgeMs, parseMs }) => judgeMs / parseMs), judgeMs: times.at(-1).judgeMs };
}

async function pairOf(postingText, resumeText) {
  const { facts: resume } = await readResume(resumeText, { asOf: '2026-01-01', now });
  const { facts: posting } = await readPosting(postingText, { now });
  return { posting, resume, skills: profileSkillsFrom(resume).map(({ name, score }) => ({ name, score, source: 'resume' })) };
}

function namesOfSkills() {
  return allSkills().filter(({ kind }) => kind !== 'soft').map(({ name }) => name);
}

function postingText() {
  const lines = namesOfSkills().map((name) => `- ${name}`);
  return `Engineer\n\nRequirements\n${lines.join('\n')}`.slice(0, limits.postingChars);
}

function resumeText() {
  const names = namesOfSkills();
  const lines = names.map((name, index) => `- Built ${name} and ${names[(index * 7) % names.length]} as number ${index}`);
  return `Jane Doe\n\nExperience\n\nEngineer, Acme, 01/2015 - 12/2020\n${lines.join('\n')}`.slice(0, limits.resumeTextChars);
}

function charsOf({ posting, resume }) {
  return JSON.stringify(posting).length + JSON.stringify(resume).length;
}

function time(work, repeats) {
  const start = performance.now();
  for (let index = 0; index < repeats; index += 1) work();
  return performance.now() - start;
}
