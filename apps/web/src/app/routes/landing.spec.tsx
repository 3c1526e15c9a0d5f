import { postings } from '@rolefit/testing';
import { TimedWorker } from '@rolefit/timed-worker';
import { workerInProcess } from '@rolefit/timed-worker/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetServerFacts } from '@/features/landing/server-facts';
import { scoreTrial } from '@/features/scans/trial/score-trial';
import { type TrialInput, type TrialResult } from '@/features/scans/trial/trial';
import { readTriedPosting } from '@/lib/tried-posting';
import { ok, serve, unexpectedRequests } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { Landing } from './landing';

/** The real work, without a thread. */
const scorer = () =>
  new TimedWorker<TrialInput, TrialResult>(() => workerInProcess(scoreTrial), 60_000);

const field = () => screen.getByLabelText('Paste a posting');
const verdict = () => screen.findByRole('region', { name: 'Match' });
const ring = async () => within(await verdict()).getByRole('img');

async function open() {
  renderAt(<Landing scorer={scorer()} />);
  await verdict();
  return userEvent.setup();
}

beforeEach(() => {
  forgetServerFacts();
  serve('GET /auth/providers', () =>
    ok({ providers: [], sourceUrl: null, extensionUrl: null, model: null }),
  );
});

describe('trying it without an account', () => {
  it('shows a nurse’s match until a posting is pasted', async () => {
    await open();
    expect(await ring()).toHaveAccessibleName('Overall score 87 of 100: Strong');
    expect(within(await verdict()).getByText(/Danish B2 is required/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Nurse' })).toBeChecked();
    expect(
      screen.queryByRole('link', { name: 'Score it with your own resume' }),
    ).not.toBeInTheDocument();
  });

  it('scores what is pasted against the chosen person, keeps it for the sign-in, and asks no server', async () => {
    const user = await open();
    await user.click(screen.getByRole('radio', { name: 'Front-end developer' }));
    await user.click(field());
    await user.paste(postings.frontend);
    const start = await screen.findByRole('link', { name: 'Score it with your own resume' });
    expect(start).toHaveAttribute('href', '/login?returnTo=%2Fjob-scan');
    expect(screen.getByText(/as if you were Daniel Okafor/)).toBeInTheDocument();
    expect(await ring()).toHaveAccessibleName(/: (Strong|Good)$/);
    expect(screen.getByRole('status')).toHaveTextContent(/^Scored \d+ of 100: /);
    expect(screen.getAllByText(/GraphQL/).length).toBeGreaterThan(0);
    expect(readTriedPosting()).toBe(postings.frontend);
    expect(unexpectedRequests()).toEqual([]);
  });

  it('scores again when another person is chosen', async () => {
    const user = await open();
    await user.click(field());
    await user.paste(postings.frontend);
    await screen.findByText(/^Your posting, as if you were Mara Lindqvist/);
    expect(await ring()).toHaveAccessibleName(/: Weak$/);
    await user.click(screen.getByRole('radio', { name: 'Front-end developer' }));
    await screen.findByText(/^Your posting, as if you were Daniel Okafor/);
    expect(await ring()).not.toHaveAccessibleName(/: Weak$/);
  });

  it.each([
    ['nothing', '', 'Paste a posting first.'],
    ['too little', 'We need a nurse for our ward.', /^That’s 7 words\. A score needs at least 40/],
    ['a recipe', postings.recipe, /^This doesn’t look like a job posting/],
    ['too much', 'posting '.repeat(7_000), /^That’s longer than 50,000 characters/],
  ])('says what to do about %s, and keeps nothing of it', async (_, text, message) => {
    const user = await open();
    await user.click(field());
    if (text !== '') await user.paste(text);
    else await user.click(screen.getByRole('button', { name: 'Score it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field()).toBeInvalid();
    expect(readTriedPosting()).toBeNull();
    await user.type(field(), ' more');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says so where a text takes too long', async () => {
    const hanging = new TimedWorker<TrialInput, TrialResult>(
      () => workerInProcess(() => new Promise<never>(() => undefined)),
      20,
    );
    renderAt(<Landing scorer={hanging} />);
    const user = userEvent.setup();
    await user.click(field());
    await user.paste(postings.nurse);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t score this text.');
    expect(screen.getByRole('button', { name: 'Score it' })).toBeEnabled();
  });
});
