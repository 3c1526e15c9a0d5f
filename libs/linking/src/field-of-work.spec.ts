import { fieldsOf } from '@rolefit/testing';
import { fieldCredit } from './field-of-work.js';

const asked = fieldsOf({ accounting: 4, 'office-and-administration': 3 }, 'posting');

describe('the field of work', () => {
  it('earns everything for the same fields, and quotes the one that both share most', () => {
    const held = fieldsOf({ accounting: 4, 'office-and-administration': 3 }, 'resume');
    expect(fieldCredit(asked, held)).toMatchObject({
      credit: 1,
      quote: { text: 'accounting in the resume' },
    });
  });

  it('earns more the more of the fields are the same', () => {
    const credits = [1, 3, 8].map(
      (weight) => fieldCredit(asked, fieldsOf({ accounting: weight, 'it-support': 4 })).credit,
    );
    expect(credits).toEqual(credits.toSorted((a, b) => a - b));
    expect(credits[1]).toBeGreaterThan(0);
    expect(credits[1]).toBeLessThan(1);
  });

  it('earns nothing for other fields, for a trace, and where one text does not tell', () => {
    expect(fieldCredit(asked, fieldsOf({ 'it-support': 1 }))).toEqual({ credit: 0, quote: null });
    expect(fieldCredit(asked, fieldsOf({ accounting: 1, 'it-support': 20 })).credit).toBe(0);
    expect(fieldCredit(asked, []).credit).toBe(0);
    expect(fieldCredit([], asked).credit).toBe(0);
  });

  it('does not depend on the order of the fields', () => {
    const held = fieldsOf({ accounting: 1, 'office-and-administration': 2, sales: 3 });
    expect(fieldCredit(asked.toReversed(), held.toReversed())).toEqual(fieldCredit(asked, held));
  });
});
