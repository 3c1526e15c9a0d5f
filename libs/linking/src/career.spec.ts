import {
  aHeldOccupation,
  anOccupation,
  aPostingFacts,
  aProfile,
  aQuote,
  aResumeFacts,
  aRole,
  fieldsOf,
} from '@rolefit/testing';
import { openCase } from './case.js';
import { careerCredit } from './career.js';

const nurse = { id: 'nurse', skillIds: ['nursing', 'wound-care'] };

function career(
  posting: Parameters<typeof aPostingFacts>[0],
  resume: Parameters<typeof aResumeFacts>[0] = {},
) {
  return openCase(aPostingFacts(posting), aResumeFacts(resume), []).career;
}

const asked = {
  occupations: [anOccupation('nurse', nurse)],
  occupationProfile: aProfile({ nurse: 2, midwife: 1 }),
  fields: fieldsOf({ nursing: 3, care: 1 }),
};
const held = {
  roles: [aRole('Nurse', { start: '2022-01', end: null, isCurrent: true })],
  occupations: [aHeldOccupation('nurse', { ...nurse, quote: aQuote('Ward nurse') })],
  occupationProfile: aProfile({ nurse: 2, midwife: 1 }),
  fields: fieldsOf({ nursing: 3, care: 1 }, 'resume'),
};

describe('how close a career is', () => {
  it('is all for the same occupation, profile and fields, and quotes the title', () => {
    const whole = career(asked, held);
    expect(whole).toMatchObject({ occupation: 1, fields: 1, quote: { text: 'Ward nurse' } });
    expect(whole.profile).toBeCloseTo(1);
  });

  it('is nothing for another one', () => {
    const other = {
      roles: held.roles,
      occupations: [aHeldOccupation('joiner', { skillIds: ['joinery'] })],
      occupationProfile: aProfile({ joiner: 1 }),
      fields: fieldsOf({ construction: 1 }),
    };
    expect(career(asked, other)).toMatchObject({
      profile: 0,
      fields: 0,
      occupation: 0,
      quote: null,
    });
  });

  it('is nothing, rather than a minus, where a text does not tell', () => {
    expect(career({}, held)).toMatchObject({ profile: 0, fields: 0, occupation: 0, zone: 0 });
    expect(career(asked)).toMatchObject({ profile: 0, fields: 0, occupation: 0 });
  });

  it('lies between for an occupation that shares a part of the work', () => {
    const { occupation } = career(asked, {
      ...held,
      occupations: [aHeldOccupation('carer', { skillIds: ['wound-care', 'cooking'] })],
    });
    expect(occupation).toBeGreaterThan(0);
    expect(occupation).toBeLessThan(1);
  });

  it('is quoted by a line of the shared field rather than by a title of other work', () => {
    const distant = {
      fields: held.fields,
      occupations: [
        aHeldOccupation('baker', {
          skillIds: ['wound-care', ...Array.from({ length: 20 }, (_, at) => `baking-${at}`)],
          quote: aQuote('Master baker'),
        }),
      ],
    };
    expect(career(asked, distant).quote?.text).toBe('nursing in the resume');
    expect(career(asked, { ...distant, fields: [] }).quote?.text).toBe('Master baker');
  });

  it('is quoted by a line of the shared field where no title shows it', () => {
    expect(career(asked, { fields: held.fields }).quote?.text).toBe('nursing in the resume');
  });
});

describe('what a career adds', () => {
  it('is more for each way in which it is closer', () => {
    const whole = careerCredit(career(asked, held));
    for (const part of ['occupations', 'occupationProfile', 'fields'] as const)
      expect(careerCredit(career(asked, { ...held, [part]: [] }))).toBeLessThan(whole);
  });

  it('is less for a profession that needs longer preparation', () => {
    const credits = [1, 3, 5].map((zone) =>
      careerCredit(career({ occupations: [anOccupation('nurse', { ...nurse, zone })] }, held)),
    );
    expect(credits).toEqual(credits.toSorted((a, b) => b - a));
    expect(new Set(credits).size).toBe(credits.length);
  });
});
