import { openCase } from '@rolefit/linking';
import {
  aHeldOccupation,
  anOccupation,
  aPostingFacts,
  aProfile,
  aResumeFacts,
  aRole,
  fieldsOf,
} from '@rolefit/testing';
import { isOwnField } from './own-field.js';
import { judgeMatch } from './score-match.js';

const work = (id: string, field: string) => ({
  occupationProfile: aProfile({ [id]: 1 }),
  fields: fieldsOf({ [field]: 1 }),
});

const careerIn = (posting: ReturnType<typeof work>) =>
  openCase(
    aPostingFacts({ ...posting, occupations: [] }),
    aResumeFacts({
      roles: [aRole('Ward nurse', { start: '2020-01', end: null, isCurrent: true })],
      occupationProfile: aProfile({ nurse: 1 }),
      fields: fieldsOf({ nursing: 1 }, 'resume'),
    }),
    [],
  ).career;

describe('the own field', () => {
  it('is where the career is close to the work, whatever the title', () => {
    expect(isOwnField(careerIn(work('nurse', 'nursing')), null)).toBe(true);
    expect(isOwnField(careerIn(work('gardener', 'gardening')), null)).toBe(false);
  });

  it('is told with a match', () => {
    const skills = [{ name: 'Falconry', score: 80, source: 'user' as const }];
    const nurse = { id: 'nurse', skillIds: ['nursing', 'wound-care'] };
    const resume = aResumeFacts({
      roles: [aRole('Nurse', { start: '2020-01', end: null, isCurrent: true })],
      occupations: [aHeldOccupation('nurse', nurse)],
      occupationProfile: aProfile({ nurse: 1 }),
      fields: fieldsOf({ nursing: 1 }, 'resume'),
    });
    const duties = [{ quote: { text: 'Dress wounds', start: 0, end: 12 }, skillIds: [] }];
    const posting = (facts: ReturnType<typeof work>, id: string) =>
      aPostingFacts({ ...facts, duties, occupations: [anOccupation(id, { ...nurse, id })] });
    const own = { posting: posting(work('nurse', 'nursing'), 'nurse'), resume, skills };
    const other = { posting: posting(work('gardener', 'gardening'), 'gardener'), resume, skills };
    expect(judgeMatch(own).isOwnField).toBe(true);
    expect(
      judgeMatch({ ...other, posting: { ...other.posting, occupations: [] } }).isOwnField,
    ).toBe(false);
  });
});
