import { type Knockout } from '@rolefit/contracts';
import { screen, within } from '@testing-library/react';
import { posting, quoteIn, resumeText } from '@/testing/builders';
import { renderAt } from '@/testing/render';
import { KnockoutList } from './knockout-list';

const asked = {
  kind: 'language',
  label: 'Danish B2',
  status: 'unknown',
  postingQuote: quoteIn(posting, 'Danish at B2 is a must.'),
  resumeQuote: null,
} as const satisfies Knockout;
const show = (...knockouts: Knockout[]) =>
  renderAt(<KnockoutList knockouts={knockouts} onSelect={() => undefined} />);

describe('KnockoutList', () => {
  it('links an unanswered condition to its answer', () => {
    show(asked);
    expect(screen.getByRole('link', { name: 'Answer this: Danish B2' })).toHaveAttribute(
      'href',
      '/profile#answer-language',
    );
  });

  it('shows the user’s statement with a link to change it', () => {
    show({ ...asked, status: 'not-met', statedByUser: 'Danish B1' });
    const item = screen.getByRole('listitem');
    expect(item).toHaveTextContent('Not met');
    expect(item).toHaveTextContent('You stated: Danish B1');
    expect(
      within(item).getByRole('link', { name: 'Change your answer: Danish B2' }),
    ).toBeInTheDocument();
  });

  it('links all working conditions to their one field', () => {
    show({ ...asked, kind: 'schedule', label: 'Night work' });
    expect(screen.getByRole('link', { name: 'Answer this: Night work' })).toHaveAttribute(
      'href',
      '/profile#answer-condition',
    );
  });

  it('describes its states, with both lines if there are two', () => {
    const resumeQuote = quoteIn(resumeText, 'Ward nurse since 2018.');
    show(
      { ...asked, kind: 'licence', label: 'Registered nurse', status: 'met', resumeQuote },
      { ...asked, status: 'not-met', resumeQuote },
      { ...asked, kind: 'place', label: 'Odense' },
    );
    const [met, notMet, unknown] = screen.getAllByRole('listitem');
    expect(met).toHaveTextContent(
      'Registered nurseMetPosting: Danish at B2 is a must.Resume: Ward nurse since 2018.',
    );
    expect(notMet).toHaveTextContent('Not met');
    expect(unknown).toHaveTextContent('Your resume doesn’t say');
    expect(unknown).not.toHaveTextContent('Resume:');
  });

  it('does not call a resume silent whose line it quotes', () => {
    const resumeQuote = quoteIn(resumeText, 'Ward nurse since 2018.');
    show({ ...asked, kind: 'degree', label: 'Vocational training', resumeQuote });
    const item = screen.getByRole('listitem');
    expect(item).toHaveTextContent('Your resume leaves this open');
    expect(item).toHaveTextContent('Resume: Ward nurse since 2018.');
  });

  it('names an answer that does not settle the condition', () => {
    show({ ...asked, statedByUser: 'Danish' });
    expect(screen.getByRole('listitem')).toHaveTextContent('Your answer leaves this open');
  });

  it.each<Knockout>([
    { ...asked, status: 'met' },
    { ...asked, kind: 'degree', label: 'Master’s degree' },
  ])('has no link if the resume decides: $kind $status', (knockout) => {
    show(knockout);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
