import type { LinkVerdict } from '@rolefit/contracts';
import type { Linker } from '@rolefit/linking';
import {
  aPostingFacts,
  aQuote,
  aRequirement,
  aResumeFacts,
  aSkillRequirement,
  aTitle,
} from '@rolefit/testing';
import { judgeMatch, scoreMatch } from './index.js';
import { aLink } from './testing/a-link.js';
import { rankDecay, requirementWeights } from './weights.js';

const credits = { shown: 1, partly: 0.5, 'not-found': 0, contradicted: 0 } as const;

/** A linker that looks up what a model has answered for each requirement. */
function answered(answers: Readonly<Record<string, LinkVerdict>>): Linker {
  const link: Linker['link'] = ({ facts }) =>
    facts.asks.requirements.map(({ requirement }) => {
      const verdict = answers[requirement.id] ?? 'not-found';
      return aLink(requirement, {
        verdict,
        credit: credits[verdict],
        by: 'wording',
        quotes: [aQuote(`Line for ${requirement.id}`), aQuote('Another line')],
      });
    });
  return { link, relink: (links) => links, relinkAt: (links) => links };
}

const posting = aPostingFacts({
  title: aTitle('Puppeteer'),
  requirements: [
    aRequirement('Puppeteer', { id: 'title', kind: 'title', rank: 0 }),
    aRequirement('Carves marionettes of lime wood', { id: 'carving', kind: 'other', rank: 1 }),
    aRequirement('Paints backdrops', { id: 'painting', kind: 'duty', importance: 'duty' }),
  ],
});
const input = { posting, resume: aResumeFacts(), skills: [] };

describe('links that another linker has made', () => {
  it('are judged by their credits and weights, and by nothing else', () => {
    const { score, points } = scoreMatch(
      input,
      answered({ title: 'shown', carving: 'partly', painting: 'shown' }),
    );
    const weights = [
      requirementWeights.must,
      requirementWeights.must * rankDecay,
      requirementWeights.duty,
    ];
    const [title = 0, carving = 0, painting = 0] = weights;
    expect(score.overallScore).toBe(
      Math.round((100 * (title + carving / 2 + painting)) / (title + carving + painting)),
    );
    expect(
      Object.fromEntries(
        points.map(({ requirementId, verdict, resumeQuote }) => [
          requirementId,
          [verdict, resumeQuote?.text],
        ]),
      ),
    ).toEqual({
      title: ['shown', 'Line for title'],
      carving: ['partly', 'Line for carving'],
      painting: ['shown', 'Line for painting'],
    });
  });

  it('decide readiness and what a skill would change', () => {
    const { match, gaps } = judgeMatch(
      {
        ...input,
        posting: { ...posting, skills: [aSkillRequirement('Ventriloquism')] },
      },
      answered({ title: 'not-found', carving: 'shown' }),
    );
    expect(match.readiness.find(({ rule }) => rule === 'craft')?.isMet).toBe(false);
    expect(gaps).toMatchObject([{ name: 'Ventriloquism', flips: false }]);
  });
});
