import { type ConditionRequirement } from '@rolefit/contracts';
import { screen, within } from '@testing-library/react';
import { posting, quoteIn } from '@/testing/builders';
import { renderAt } from '@/testing/render';
import { PreferredConditions } from './preferred-conditions';

const quote = quoteIn(posting, 'Danish at B2 is a must.');
const nights = {
  topic: 'nights',
  amount: null,
  importance: 'preferred',
  quote,
} as const satisfies ConditionRequirement;

const show = (...conditions: ConditionRequirement[]) =>
  renderAt(<PreferredConditions conditions={conditions} />);
const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

describe('PreferredConditions', () => {
  it('lists each with its line, marked as preferred', () => {
    show(nights, nights, { ...nights, topic: 'lifting', amount: 25 });
    const list = within(screen.getByRole('list', { name: 'Preferred conditions' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(items()).toEqual([
      'Night workpreferredPosting: Danish at B2 is a must.',
      'Lifting 25 kgpreferredPosting: Danish at B2 is a must.',
    ]);
  });

  it('leaves out what is required as well, and disappears without one', () => {
    show({ ...nights, importance: 'required' }, nights);
    expect(items()).toEqual([]);
    expect(screen.queryByText('Preferred conditions')).toBeNull();
  });
});
