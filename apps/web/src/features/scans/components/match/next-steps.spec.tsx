import { type Highlights, type JobDetail, type Knockout } from '@rolefit/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJobDetail, posting, quoteIn } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { NextSteps } from './next-steps';

const aCondition = (knockout: Partial<Knockout>): Knockout => ({
  kind: 'schedule',
  label: 'Night work',
  status: 'unknown',
  postingQuote: quoteIn(posting, 'Danish at B2'),
  resumeQuote: null,
  ...knockout,
});
const conditions: Highlights['conditions'] = [
  { status: 'unknown', ask: { type: 'licence', name: 'Registered nurse' } },
  { status: 'unknown', ask: { type: 'work', topic: 'nights', amount: null } },
];
const highlights: Highlights = {
  place: null,
  requiredSkills: { shown: 1, of: 2 },
  missing: [],
  missingCount: 0,
  conditions,
};
const anOpenMatch = (job: Partial<JobDetail> = {}) =>
  aJobDetail({
    knockouts: [aCondition({ kind: 'licence', label: 'Registered nurse' }), aCondition({})],
    highlights,
    ...job,
  });
const show = (job: JobDetail) =>
  renderAt(
    <NextSteps
      job={job}
      keyOf={() => null}
      onSelect={() => undefined}
      onSelectCondition={() => undefined}
    />,
  );

describe('NextSteps', () => {
  it('asks what only the user knows, and takes the answer in place', async () => {
    serve('GET /users/profile/answers', () => ok({}));
    serve('PATCH /users/profile/answers', () => ok({}));
    show(anOpenMatch());
    const yes = screen.getByRole('button', { name: 'Yes: Would you work nights?' });
    await userEvent.setup().click(yes);
    await waitFor(() =>
      expect(requestsTo('PATCH /users/profile/answers').map(({ body }) => body)).toEqual([
        { conditions: { items: [{ topic: 'nights', isMet: true, amount: null }] } },
      ]),
    );
    expect(yes).toHaveAttribute('aria-pressed', 'true');
    expect(yes).toHaveFocus();
    expect(screen.getByText('Updating the match…')).toBeInTheDocument();
  });

  it('offers No only where it says no more than the question, and other answers on the profile', () => {
    show(anOpenMatch());
    const [licence, nights] = screen.getAllByRole('listitem');
    expect(
      within(nights!).getByRole('button', { name: 'No: Would you work nights?' }),
    ).toBeInTheDocument();
    expect(within(licence!).queryByRole('button', { name: /^No/ })).not.toBeInTheDocument();
    expect(
      within(licence!).getByRole('link', { name: 'Other answer: Registered nurse' }),
    ).toHaveAttribute('href', '/profile#answer-licence');
  });

  it('takes an answer back that the server refuses', async () => {
    serve('GET /users/profile/answers', () => problem('SERVICE_UNAVAILABLE'));
    show(anOpenMatch());
    const yes = screen.getByRole('button', { name: 'Yes: Would you work nights?' });
    await userEvent.setup().click(yes);
    await waitFor(() => expect(yes).toHaveAttribute('aria-pressed', 'false'));
  });

  it('links to the profile where the match says nothing of the condition as data', () => {
    show(anOpenMatch({ highlights: null }));
    expect(screen.queryByRole('button', { name: /^Yes/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Answer this: Night work' })).toBeInTheDocument();
  });

  it('shows at most four recommendations, and none that a condition asks already', () => {
    show(
      anOpenMatch({
        knockouts: [aCondition({ recommendation: 1 })],
        recommendations: ['One.', 'Nights.', 'Two.', 'Three.', 'Four.', 'Five.'],
      }),
    );
    const lines = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(lines.slice(1)).toEqual(['1One.', '2Two.', '3Three.', '4Four.']);
  });

  it('says so where there is nothing to do', () => {
    show(aJobDetail({ recommendations: [] }));
    expect(screen.getByText(/^Nothing to add/)).toBeInTheDocument();
  });
});
