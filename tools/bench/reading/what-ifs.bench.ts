import { readPosting, readResume } from '@rolefit/reading';
import type { WhatIfMatch, WhatIfOffer } from '@rolefit/contracts';
import { profileSkillsFrom, whatIfMatch, whatIfOutcome } from '@rolefit/scoring';
import { postings, resumes } from '@rolefit/testing';
import { type Row, rowOf } from '../rows/row.ts';

const scans = 500;
const names = ['GraphQL', 'Kubernetes', 'Figma', 'Next.js', 'Go', 'Excel', 'PostgreSQL', 'AWS'];
const offers: readonly WhatIfOffer[] = [
  ...names.map((name): WhatIfOffer => ({ kind: 'skill', key: name, name, of: 'skill' })),
  { kind: 'years', years: 5 },
  { kind: 'language', code: 'de', level: 'C1' },
];

/** Measures what a switch of the what-ifs costs a browser with 500 scans, against parsing the answer that it computes from. */
export async function benchWhatIfs({ rounds }: { readonly rounds: number }): Promise<Row[]> {
  const { matches, weights } = await someMatches();
  const answer = JSON.stringify(matches);
  const active = new Set([0, 1, 8]);
  const apply = (): unknown => matches.map((match) => whatIfOutcome(match, weights, active));
  time(apply);
  const measured = Array.from({ length: rounds }, () => ({
    applyMs: time(apply),
    parseMs: time(() => JSON.parse(answer)),
  }));
  const applyMs = measured.at(-1)?.applyMs ?? NaN;
  return [
    rowOf({
      figure: `a what-if over ${scans} scans`,
      against: 'JSON.parse of the answer',
      ratios: measured.map((one) => one.applyMs / one.parseMs),
      most: 5,
      note: `${applyMs.toFixed(1)} ms`,
    }),
  ];
}

/** Matches with the postings of our tests, each several times. */
async function someMatches(): Promise<{ matches: WhatIfMatch[]; weights: number[] }> {
  const now = (): number => performance.now();
  const { facts: resume } = await readResume(resumes.software.join('\n'), {
    asOf: '2026-01-01',
    now,
  });
  const skills = profileSkillsFrom(resume).map(({ name, score }) => ({
    name,
    score,
    source: 'resume' as const,
  }));
  const weights: number[] = [];
  const placeOf = (weight: number): number => {
    if (!weights.includes(weight)) weights.push(weight);
    return weights.indexOf(weight);
  };
  const distinct: WhatIfMatch[] = [];
  for (const text of Object.values(postings)) {
    const { facts: posting } = await readPosting(text, { now });
    const match = whatIfMatch({ posting, resume, skills }, offers, placeOf);
    if (match) distinct.push(match);
  }
  return {
    matches: Array.from({ length: scans }, (_, index) => distinct[index % distinct.length]).flatMap(
      (match) => match ?? [],
    ),
    weights,
  };
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
