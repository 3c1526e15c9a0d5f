import { type ConditionAsk } from '@rolefit/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@/components/ui/toaster';
import { toast } from '@/lib/toast';
import { aJob, aNext, anId, aScore, someHighlights } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { NextSteps } from './next-steps';

const nights: ConditionAsk = { type: 'work', topic: 'nights', amount: null };
const permit: ConditionAsk = { type: 'work-permit', country: 'US' };

beforeEach(() => {
  localStorage.clear();
  toast.dismiss();
});

describe('Apply next', () => {
  it('gives the reasons of each match in words', () => {
    const highlights = someHighlights({
      place: { name: 'Oslo', arrangement: 'hybrid' },
      requirements: { shown: 3, partly: 0, of: 3 },
      conditions: [{ status: 'unknown', ask: permit }],
    });
    renderAt(<NextSteps next={aNext({ jobs: [aJob({ highlights })] })} />);
    const [row] = within(screen.getByRole('region', { name: 'Apply next' })).getAllByRole(
      'listitem',
    );
    expect(row).toHaveTextContent('Harbour Clinic · Oslo, hybrid');
    expect(row).toHaveTextContent(
      'Meets all 3 requirements · asks for a work permit for the United States',
    );
  });

  it('names licences as a sentence does, and certificates by their names', () => {
    const ask = (name: string) => ({
      status: 'unknown' as const,
      ask: { type: 'licence' as const, name },
    });
    const reasonFor = (...names: string[]) => {
      const highlights = someHighlights({ conditions: names.map(ask) });
      const { unmount } = renderAt(<NextSteps next={aNext({ jobs: [aJob({ highlights })] })} />);
      const reason = screen.getByRole('listitem').textContent;
      unmount();
      return reason;
    };
    expect(reasonFor('Driving licence class CE', 'Insurance license')).toContain(
      'Asks for a class CE driving licence and an insurance license',
    );
    expect(reasonFor('Forklift certification', 'CPA')).toContain(
      'Asks for forklift certification and CPA',
    );
  });

  it.each([
    [{ shown: 1, partly: 0, of: 1 }, 'Meets the one requirement'],
    [{ shown: 0, partly: 1, of: 1 }, 'Meets 0 of 1 requirement, 1 partly'],
    [{ shown: 2, partly: 0, of: 2 }, 'Meets both requirements'],
    [{ shown: 3, partly: 0, of: 3 }, 'Meets all 3 requirements'],
    [{ shown: 1, partly: 2, of: 4 }, 'Meets 1 of 4 requirements, 2 partly'],
  ])('counts the requirements of %o in words', (requirements, words) => {
    const highlights = someHighlights({ requirements });
    renderAt(<NextSteps next={aNext({ jobs: [aJob({ highlights })] })} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(words);
  });

  it('offers another scan in the space of a row that is missing', () => {
    const { unmount } = renderAt(<NextSteps next={aNext({ jobs: [aJob()] })} />);
    expect(screen.getByRole('link', { name: 'Scan a job' })).toHaveAttribute('href', '/job-scan');
    unmount();
    const jobs = [1, 2, 3].map((nth) => aJob({ _id: anId(nth) }));
    renderAt(<NextSteps next={aNext({ jobs })} />);
    expect(screen.queryByRole('link', { name: 'Scan a job' })).not.toBeInTheDocument();
  });

  it('shows the closest matches with their distance and the gap while none is Applicable', () => {
    const highlights = someHighlights({
      requirements: { shown: 2, partly: 0, of: 4 },
      missing: [
        { name: 'AWS', isRequired: true },
        { name: 'Docker', isRequired: true },
        { name: 'Jira', isRequired: false },
      ],
      missingCount: 3,
    });
    const job = aJob({ score: aScore({ overallScore: 52 }), readyToApply: false, highlights });
    renderAt(
      <NextSteps
        next={aNext({ jobs: [job], isApplicable: false, threshold: 60, gap: ['Docker', 'AWS'] })}
      />,
    );
    const region = screen.getByRole('region', { name: 'Closest to you' });
    expect(region).toHaveTextContent('None reaches 60 yet. The gap is mostly Docker and AWS.');
    expect(within(region).getByRole('listitem')).toHaveTextContent(
      '8 points short · meets 2 of 4 requirements · misses AWS and Docker',
    );
  });

  it.each([
    [0, 'Nothing to apply to right now', 'Scan a job'],
    [4, 'No open match fits your conditions', 'See your matches'],
  ])('has one button where nothing is left of %i', (openJobs, title, button) => {
    renderAt(<NextSteps next={aNext({ jobs: [], openJobs })} />);
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: button })]);
  });
});

describe('Needs your answer', () => {
  const questions = [
    { ask: nights, scans: 12 },
    { ask: permit, scans: 1 },
  ];
  const region = () => screen.getByRole('region', { name: 'Needs your answer' });
  const answers = { conditions: { items: [{ topic: 'travel', isMet: true, amount: 20 }] } };

  it('settles a question for all postings with one tap, keeps other answers, and takes it back', async () => {
    serve('GET /users/profile/answers', () => ok(answers));
    serve('PATCH /users/profile/answers', () => ok(answers));
    renderAt(
      <>
        <NextSteps next={aNext({ questions })} />
        <Toaster />
      </>,
    );
    expect(region()).toHaveTextContent('In 12 postings');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'No: Would you work nights?' }));
    expect(screen.queryByText('Would you work nights?')).not.toBeInTheDocument();
    const sent = () => requestsTo('PATCH /users/profile/answers');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      conditions: {
        items: [
          { topic: 'travel', isMet: true, amount: 20 },
          { topic: 'nights', isMet: false, amount: null },
        ],
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Would you work nights?')).toBeInTheDocument();
    await waitFor(() => expect(sent()[1]?.body).toEqual(answers));
  });

  it('offers no No where an answer cannot say it, and asks a skipped question no more', async () => {
    const { unmount } = renderAt(<NextSteps next={aNext({ questions })} />);
    const question = 'Can you work in the United States without a sponsor?';
    expect(screen.queryByRole('button', { name: `No: ${question}` })).not.toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: `Not now: ${question}` }));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    unmount();
    renderAt(<NextSteps next={aNext({ questions })} />);
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    expect(screen.getByText('Would you work nights?')).toBeInTheDocument();
  });

  it('asks again what was not saved', async () => {
    serve('GET /users/profile/answers', () => ok({}));
    serve('PATCH /users/profile/answers', () => problem('SERVICE_UNAVAILABLE'));
    renderAt(
      <>
        <NextSteps next={aNext({ questions })} />
        <Toaster />
      </>,
    );
    await userEvent
      .setup()
      .click(screen.getByRole('button', { name: 'Yes: Would you work nights?' }));
    expect(await screen.findByText('Your answer wasn’t saved.')).toBeInTheDocument();
    expect(screen.getByText('Would you work nights?')).toBeInTheDocument();
  });
});

it('lists jobs in progress with their stage', () => {
  const saved = { stage: 'interview', note: '', savedAt: '2026-11-20T10:00:00.000Z' } as const;
  const inProgress = [aJob({ _id: anId(7), title: 'Head Nurse', saved })];
  renderAt(<NextSteps next={aNext({ inProgress })} />);
  expect(
    within(screen.getByRole('region', { name: 'In progress' })).getByRole('listitem'),
  ).toHaveTextContent('Head NurseHarbour ClinicInterview');
});
