import { aPostingFacts, aQuote, aRequirement } from '@rolefit/testing';
import type { ComparedFact } from './facts/compared-fact.js';
import { explain } from './explain.js';
import type { LinkedRequirement } from './link-requirement.js';
import type { LinkedSkill } from './link-skill.js';
import { reasonForLink } from './reasons.js';

const requirement = aRequirement('Feeds falcons at dawn');

function aLinked(facts: Partial<LinkedRequirement> = {}): LinkedRequirement {
  return {
    ask: { requirement, words: [], stems: [], weight: 1, skills: [], named: 0 },
    credit: 0.8,
    verdict: 'shown',
    by: 'wording',
    confidence: 0.5,
    quote: aQuote('Fed hawks'),
    skills: [],
    isInPart: false,
    saysTheSame: true,
    title: null,
    fact: null,
    ...facts,
  };
}

describe('the reason of a line in similar words', () => {
  it.each(['shown', 'partly'] as const)('admits that no line says the same: %s', (verdict) => {
    expect(reasonForLink(aLinked({ verdict }))).toEqual([
      { code: 'same-words', values: { verdict } },
    ]);
    expect(reasonForLink(aLinked({ verdict, saysTheSame: false }))).toEqual([
      { code: 'close-words', values: { verdict } },
    ]);
  });
});

describe('years that are met, in other work than the line asks for', () => {
  const years: ComparedFact = {
    label: {
      code: 'years',
      values: { years: 1, skills: [], field: null, occupation: null },
    },
    credit: 1,
    reason: [{ code: 'years-dated', values: { months: 120, isPartial: false, asked: 1 } }],
    postingQuote: requirement.quote,
    resumeQuote: aQuote('Baker, 2010-01'),
    advice: { code: 'add-roles', values: { skills: [], field: null, occupation: null } },
  };
  const partly = aLinked({ verdict: 'partly', by: 'years', fact: years });

  it('are said not to be all that is asked for', () => {
    expect(reasonForLink(partly)).toEqual([...years.reason, { code: 'rest-missing', values: {} }]);
    expect(reasonForLink({ ...partly, verdict: 'shown' })).toEqual(years.reason);
  });

  it('call for no more years', () => {
    expect(explain(partly, aPostingFacts()).advice).toBeNull();
  });
});

describe('the reason of a skill that a title may show', () => {
  const proof = { share: 0.4, title: 'Falconer', quote: aQuote('Falconer, 2010-01') };
  const skillOf = (credit: number): LinkedSkill => ({
    name: 'Taming',
    skillId: null,
    credit,
    found: null,
    proof,
  });
  const reasonOf = (kind: 'skill' | 'title', credit: number) => {
    const linked = aLinked({ by: 'role-title', verdict: 'partly', skills: [skillOf(credit)] });
    return reasonForLink({
      ...linked,
      ask: { ...linked.ask, requirement: { ...requirement, kind }, named: 1 },
    });
  };

  it('says no more than the title does', () => {
    const byTitle = (is: string) => [{ code: 'skill-by-title', values: { title: 'Falconer', is } }];
    expect(reasonOf('skill', 0.8)).toEqual(byTitle('shown'));
    expect(reasonOf('skill', 0.3)).toEqual(byTitle('suggested'));
  });

  it('speaks of the work where the posting’s own title is asked for', () => {
    expect(reasonOf('title', 0.8)).toMatchObject([
      { code: 'similar-work', values: { verdict: 'partly' } },
    ]);
  });
});
