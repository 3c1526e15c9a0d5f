import { readPosting, readResume } from '@rolefit/ai';
import { scoreMatch, profileSkillsFrom } from '@rolefit/scoring';
import { postings, resumes } from '@rolefit/testing';
import { median } from './statistics.mjs';

/** Judging a pair against parsing the JSON of its two facts documents: what it costs to have the facts at hand at all. */
export async function benchJudging({ rounds, repeats = 2_000 }) {
  const { facts: resume } = await readResume(resumes.software.join('\n'), { asOf: '2026-01-01', now: () => performance.now() });
  const { facts: posting } = await readPosting(postings.frontend, { now: () => performance.now() });
  const skills = profileSkillsFrom(resume).map(({ name, score }) => ({ name, score, source: 'resume' }));
  const documents = [JSON.stringify(resume), JSON.stringify(posting)];

  const judge = () => scoreMatch({ posting, resume, skills });
  const parse = () => documents.map((document) => JSON.parse(document));
  time(judge, repeats);
  time(parse, repeats);
  const ratios = [];
  let judgeMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    judgeMs = time(judge, repeats);
    ratios.push(judgeMs / time(parse, repeats));
  }
  const ratio = median(ratios);
  return [
    {
      figure: 'judging a pair',
      against: 'JSON.parse of its facts',
      goal: '≤ 5×',
      ratio,
      spread: [Math.min(...ratios), Math.max(...ratios)],
      isMet: ratio <= 5,
      note: `${((judgeMs / repeats) * 1_000).toFixed(0)} µs a pair, ${documents[0].length + documents[1].length} characters of facts`,
    },
  ];
}

function time(work, repeats) {
  const start = performance.now();
  for (let index = 0; index < repeats; index += 1) work();
  return performance.now() - start;
}
