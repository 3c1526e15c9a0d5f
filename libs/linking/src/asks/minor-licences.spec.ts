import { aPostingFacts, aRequirement, aResumeFacts, aTitle } from '@rolefit/testing';
import { openCase } from '../case.js';

function ranksOf(title: string, family: string): readonly number[] {
  const licence = aRequirement('Driving licence class B', {
    id: 'licence',
    kind: 'licence',
    rank: 0,
    parts: [[{ type: 'licence', name: 'Driving licence class B' }]],
  });
  const craft = aRequirement('Wiring of switch cabinets', { id: 'craft', kind: 'skill', rank: 1 });
  const { asks } = openCase(
    aPostingFacts({ title: aTitle(title, { family }), requirements: [licence, craft] }),
    aResumeFacts({}),
    [],
  );
  return [licence, craft].map(
    ({ id }) =>
      asks.requirements.find(({ requirement }) => requirement.id === id)?.requirement.rank ?? -1,
  );
}

describe('the licence to drive a car', () => {
  it('decides less than any craft, unless driving is the job', () => {
    const [licence = 0, craft = 0] = ranksOf('Electrician', 'construction');
    expect(licence).toBeGreaterThan(craft);
    const [ofDriver = 0, ofOther = 0] = ranksOf('Delivery driver', 'transport');
    expect(ofDriver).toBeLessThan(ofOther);
  });
});
