import type { CloseReading, LinkVerdict, VerifiedEvidence } from '@rolefit/contracts';
import {
  aPostingFacts,
  aQuote,
  aRequirement,
  aResumeFacts,
  aSkillRequirement,
  aTitle,
} from '@rolefit/testing';
import { judgeMatch, scoreMatch } from './index.js';

const posting = aPostingFacts({
  title: aTitle('Puppeteer'),
  skills: [aSkillRequirement('Sewing')],
  requirements: [
    aRequirement('Puppeteer', { id: 'title', kind: 'title', rank: 0 }),
    aRequirement('Carves marionettes of lime wood', { id: 'carving', kind: 'other', rank: 1 }),
    aRequirement('Sewing', {
      id: 'sewing',
      kind: 'skill',
      rank: 2,
      parts: [[{ type: 'skill', name: 'Sewing', skillId: null }]],
    }),
  ],
});
const input = { posting, resume: aResumeFacts(), skills: [] };

const line = aQuote('Made forty figures for the stage');

function evidence(kind: VerifiedEvidence['kind'], requirement: string, verdict: LinkVerdict) {
  return { kind, requirement, verdict, quotes: verdict === 'not-found' ? [] : [line] };
}

function aCloseReading(...found: VerifiedEvidence[]): CloseReading {
  return { reader: { kind: 'model', name: 'small' }, evidence: found, rejectedClaims: 2 };
}

describe('a match by a close reading', () => {
  it('credits what the reader found, with its line and a reason', () => {
    const { points } = scoreMatch({
      ...input,
      closeReading: aCloseReading(
        evidence('other', 'Carves marionettes of lime wood', 'shown'),
        evidence('title', 'Puppeteer', 'partly'),
      ),
    });
    expect(points.find(({ requirementId }) => requirementId === 'carving')).toMatchObject({
      verdict: 'shown',
      credit: 1,
      by: 'model',
      resumeQuote: line,
      reason: 'A close reading found this in the quoted line.',
    });
    expect(points.find(({ requirementId }) => requirementId === 'title')).toMatchObject({
      verdict: 'partly',
      credit: 0.5,
    });
  });

  it('leaves what the reader did not judge to the rules', () => {
    const byRules = scoreMatch(input).points.find(
      ({ requirementId }) => requirementId === 'sewing',
    );
    const { points } = scoreMatch({
      ...input,
      closeReading: aCloseReading(evidence('title', 'Puppeteer', 'shown')),
    });
    expect(points.find(({ requirementId }) => requirementId === 'sewing')).toMatchObject({
      verdict: byRules!.verdict,
      credit: byRules!.credit,
      reason: byRules!.reason,
    });
  });

  it('counts what the user states, even where the resume says nothing of it', () => {
    const { points } = scoreMatch({
      ...input,
      skills: [{ name: 'Sewing', score: 100, source: 'user' }],
      closeReading: aCloseReading(evidence('skill', 'Sewing', 'not-found')),
    });
    expect(points.find(({ requirementId }) => requirementId === 'sewing')).toMatchObject({
      verdict: 'shown',
      by: 'stated',
    });
  });

  it('says what the reading has changed', () => {
    const { match } = judgeMatch({
      ...input,
      closeReading: aCloseReading(
        evidence('other', 'Carves marionettes of lime wood', 'shown'),
        evidence('skill', 'Sewing', 'not-found'),
      ),
    });
    expect(match.closeReading).toEqual({
      reader: { kind: 'model', name: 'small' },
      rejectedClaims: 2,
      requirementsRead: 2,
      estimate: scoreMatch(input).score.overallScore,
      found: 1,
      unfounded: 0,
    });
    expect(match.score.overallScore).toBeGreaterThan(match.closeReading!.estimate);
  });

  it('counts requirements for which word matching had shown more', () => {
    const named = {
      ...input,
      skills: [{ name: 'Sewing', score: 90, source: 'resume' as const }],
      resume: aResumeFacts({
        skills: [
          {
            name: 'Sewing',
            skillId: null,
            evidence: [{ quote: aQuote('Sewing'), section: 'skills', role: null }],
          },
        ],
      }),
    };
    const { closeReading } = scoreMatch({
      ...named,
      closeReading: aCloseReading(evidence('skill', 'Sewing', 'not-found')),
    });
    expect(closeReading).toMatchObject({ found: 0, unfounded: 1 });
  });

  it('is the same for the same evidence in any order', () => {
    const found = [
      evidence('title', 'Puppeteer', 'shown'),
      evidence('skill', 'Sewing', 'partly'),
      evidence('other', 'Carves marionettes of lime wood', 'contradicted'),
    ];
    expect(scoreMatch({ ...input, closeReading: aCloseReading(...found.toReversed()) })).toEqual(
      scoreMatch({ ...input, closeReading: aCloseReading(...found) }),
    );
  });

  it('advises nothing about what was found, and says where to show the rest', () => {
    const { points, recommendations } = scoreMatch({
      ...input,
      closeReading: aCloseReading(
        evidence('skill', 'Sewing', 'not-found'),
        evidence('title', 'Puppeteer', 'shown'),
      ),
    });
    const title = points.find(({ requirementId }) => requirementId === 'title');
    expect(title?.recommendation).toBeUndefined();
    expect(recommendations.join('\n')).toContain('Sewing');
  });

  it('settles a condition that the rules left open, and names its line', () => {
    const licensed = aPostingFacts({
      ...posting,
      licences: [
        { name: 'Registered nurse', importance: 'required', quote: aQuote('NMC registration') },
      ],
      requirements: [
        ...posting.requirements,
        aRequirement('NMC registration', { id: 'licence', kind: 'licence', rank: 3 }),
      ],
    });
    const conditionsOf = (verdict: LinkVerdict) =>
      scoreMatch({
        ...input,
        posting: licensed,
        closeReading: aCloseReading(evidence('licence', 'NMC registration', verdict)),
      }).knockouts.map(({ label, status, resumeQuote }) => [label, status, resumeQuote]);
    expect(conditionsOf('shown')).toContainEqual(['Registered nurse', 'met', line]);
    expect(conditionsOf('partly')).toContainEqual(['Registered nurse', 'unknown', null]);
    expect(conditionsOf('contradicted')).toContainEqual(['Registered nurse', 'unknown', null]);
  });

  it('does not take back a language that the resume is written in', () => {
    const english = aPostingFacts({
      ...posting,
      languages: [
        { code: 'en', level: 'B2', importance: 'required', quote: aQuote('Good English') },
      ],
      requirements: [
        ...posting.requirements,
        aRequirement('Good English', {
          id: 'english',
          kind: 'language',
          rank: 3,
          parts: [[{ type: 'language', code: 'en', level: 'B2' }]],
        }),
      ],
    });
    const { points } = scoreMatch({
      ...input,
      posting: english,
      resume: aResumeFacts({
        language: 'en',
        statements: [{ quote: line, section: 'experience', role: null, skillIds: [] }],
      }),
      closeReading: aCloseReading(evidence('language', 'Good English', 'not-found')),
    });
    const point = points.find(({ requirementId }) => requirementId === 'english');
    expect(point).toMatchObject({ by: 'language', verdict: 'shown' });
  });
});
