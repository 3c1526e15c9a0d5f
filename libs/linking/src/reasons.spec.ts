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
    fact: null,
    ...facts,
  };
}

describe('the reason of a line in similar words', () => {
  it.each(['shown', 'partly'] as const)('admits that no line says the same: %s', (verdict) => {
    expect(reasonForLink(aLinked({ verdict }))).toMatch(/^A line of your resume says/);
    expect(reasonForLink(aLinked({ verdict, saysTheSame: false }))).toMatch(
      /^No line says exactly this/,
    );
  });
});

describe('years that are met, in other work than the line asks for', () => {
  const years: ComparedFact = {
    label: '1 year of experience',
    credit: 1,
    reason: 'Your dated roles show 10 years; the posting asks for 1 year.',
    postingQuote: requirement.quote,
    resumeQuote: aQuote('Baker, 2010-01'),
    advice: 'If you have more years, add them',
  };
  const partly = aLinked({ verdict: 'partly', by: 'years', fact: years });

  it('are said not to be all that is asked for', () => {
    expect(reasonForLink(partly)).toBe(
      `${years.reason} We could not find the rest of what this line asks for.`,
    );
    expect(reasonForLink({ ...partly, verdict: 'shown' })).toBe(years.reason);
  });

  it('call for no more years', () => {
    const advice = explain(partly, aPostingFacts()).advice?.text;
    expect(advice).toMatch(/^If this is true of you, say so/);
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
    expect(reasonOf('skill', 0.8)).toMatch(/^Your title “Falconer” shows it;/);
    expect(reasonOf('skill', 0.3)).toMatch(/^Your title “Falconer” only suggests it;/);
  });

  it('speaks of the work where the posting’s own title is asked for', () => {
    expect(reasonOf('title', 0.8)).toBe('Your work as quoted is related to this.');
  });
});
