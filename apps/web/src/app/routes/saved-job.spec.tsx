import { type Job, type Saved } from '@rolefit/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@/components/ui/toaster';
import { toast } from '@/lib/toast';
import { aJob, aJobsPage, anId } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { SavedJob } from './saved-job';

const savedPath = `/jobs/${anId(1)}/saved`;
const aSaved = (saved: Partial<Saved> = {}): Saved => ({
  stage: 'applied',
  note: 'Ask about nights.',
  savedAt: '2026-11-20T10:00:00.000Z',
  ...saved,
});

/** A server that keeps one scan, saved or not. */
function serveJob(first: Saved | null) {
  let job: Job = aJob({ saved: first });
  const answer = (saved: Saved | null) => {
    job = { ...job, saved };
    return ok(job);
  };
  serve('GET /jobs', ({ query }) => {
    const stage = query.get('stage');
    const jobs = job.saved && (stage === null || stage === job.saved.stage) ? [job] : [];
    return ok({ ...aJobsPage([job], { totalJobs: 3 }), jobs, totalMatching: jobs.length });
  });
  serve(`PUT ${savedPath}`, ({ body }) =>
    answer({ ...aSaved({ stage: 'saved', note: '' }), ...(body as Partial<Saved>) }),
  );
  serve(`PATCH ${savedPath}`, ({ body }) =>
    answer({ ...(job.saved ?? aSaved()), ...(body as Partial<Saved>) }),
  );
  serve(`DELETE ${savedPath}`, () => answer(null));
}

const show = (at = '/saved-job') =>
  renderAt(
    <>
      <SavedJob />
      <Toaster />
    </>,
    { at },
  );

describe('SavedJob', () => {
  afterEach(() => act(() => toast.dismiss()));

  it('says what will be here while nothing is saved', async () => {
    serveJob(null);
    show();
    expect(await screen.findByRole('heading', { name: 'No saved jobs yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your matches' })).toHaveAttribute(
      'href',
      '/job-match',
    );
  });

  it('shows stage and note, and how many are at which stage', async () => {
    serveJob(aSaved());
    show();
    expect(await screen.findByRole('combobox', { name: 'Stage of Ward Nurse' })).toHaveValue(
      'applied',
    );
    expect(screen.getByText('Ask about nights.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Applied 1' })).toHaveAttribute(
      'href',
      '/saved-job?stage=applied',
    );
    expect(screen.getByRole('link', { name: 'Offer 0' })).toBeInTheDocument();
    expect(requestsTo('GET /jobs').every(({ query }) => query.get('saved') === 'true')).toBe(true);
  });

  it('counts a job at its new stage before the server has said so, in one call for list and counts', async () => {
    serveJob(aSaved());
    show();
    expect(await screen.findByRole('link', { name: 'Applied 1' })).toBeInTheDocument();
    expect(requestsTo('GET /jobs')).toHaveLength(1);
    let refuse: (answer: Response) => void = () => undefined;
    serve(`PATCH ${savedPath}`, () => new Promise((resolve) => (refuse = resolve)));
    await userEvent
      .setup()
      .selectOptions(await screen.findByRole('combobox', { name: 'Stage of Ward Nurse' }), 'Offer');
    expect(await screen.findByRole('link', { name: 'Offer 1' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Applied 0' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All 1' })).toBeInTheDocument();
    refuse(problem('INTERNAL'));
    expect(await screen.findByRole('link', { name: 'Applied 1' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Offer 0' })).toBeInTheDocument();
  });

  it('moves a job out of the stage that is shown', async () => {
    serveJob(aSaved());
    show('/saved-job?stage=applied');
    await userEvent
      .setup()
      .selectOptions(
        await screen.findByRole('combobox', { name: 'Stage of Ward Nurse' }),
        'Interview',
      );
    expect(
      await screen.findByRole('heading', { name: 'No job at this stage' }),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(requestsTo(`PATCH ${savedPath}`).map(({ body }) => body)).toEqual([
        { stage: 'interview' },
      ]),
    );
    expect(await screen.findByRole('link', { name: 'Interview 1' })).toBeInTheDocument();
  });

  it('unsaves at once and undoes it with stage and note', async () => {
    serveJob(aSaved());
    show();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Save Ward Nurse' }));
    expect(await screen.findByRole('heading', { name: 'No saved jobs yet' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Saved Jobs' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Ask about nights.')).toBeInTheDocument();
    expect(requestsTo(`PUT ${savedPath}`).map(({ body }) => body)).toEqual([
      { stage: 'applied', note: 'Ask about nights.' },
    ]);
  });

  it('writes a note by its button, once', async () => {
    serveJob(aSaved({ note: '' }));
    show();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Add a note to Ward Nurse' }));
    const field = await screen.findByRole('textbox', { name: /^Note/ });
    expect(field).toHaveFocus();
    await user.type(field, 'Call Ines');
    await user.click(screen.getByRole('button', { name: 'Save Note' }));
    const opener = await screen.findByRole('button', { name: 'Edit note of Ward Nurse' });
    await waitFor(() => expect(opener).toHaveFocus());
    expect(screen.getByText('Call Ines')).toBeInTheDocument();
    expect(requestsTo(`PATCH ${savedPath}`).map(({ body }) => body)).toEqual([
      { note: 'Call Ines' },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('saves a note when its field is left', async () => {
    serveJob(aSaved());
    show();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Edit note of Ward Nurse' }));
    await user.type(await screen.findByRole('textbox', { name: /^Note/ }), ' Bring papers.');
    expect(screen.getByText('Not saved yet')).toBeInTheDocument();
    await user.tab();
    await waitFor(() =>
      expect(requestsTo(`PATCH ${savedPath}`).map(({ body }) => body)).toEqual([
        { note: 'Ask about nights. Bring papers.' },
      ]),
    );
    await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());
  });

  it('keeps a note that the server refuses, over leaving the screen too', async () => {
    serveJob(aSaved({ note: '' }));
    serve(`PATCH ${savedPath}`, () => problem('INTERNAL'));
    const { unmount } = show();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Add a note to Ward Nurse' }));
    await user.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Call Ines');
    await user.tab();
    await waitFor(() => expect(requestsTo(`PATCH ${savedPath}`)).toHaveLength(1));
    expect(await screen.findByText('Not saved yet')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Call Ines');
    unmount();
    show();
    expect(await screen.findByRole('textbox', { name: /^Note/ })).toHaveValue('Call Ines');
    expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  });

  it('sends no note that is too long', async () => {
    serveJob(aSaved({ note: '' }));
    show();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Add a note to Ward Nurse' }));
    await user.click(await screen.findByRole('textbox', { name: /^Note/ }));
    await user.paste('x'.repeat(2001));
    expect(screen.getByText('Note must be at most 2,000 characters')).toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Save Note' })).toBeDisabled();
    expect(requestsTo(`PATCH ${savedPath}`)).toHaveLength(0);
  });

  it('offers all saved jobs where a search finds none', async () => {
    serve('GET /jobs', ({ query }) =>
      ok({
        ...aJobsPage([aJob({ saved: aSaved() })]),
        ...(query.get('q') ? { jobs: [], totalMatching: 0 } : {}),
      }),
    );
    show('/saved-job?q=zebra');
    expect(
      await screen.findByRole('heading', { name: 'No saved job matches' }),
    ).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show all saved jobs' }));
    expect(await screen.findByRole('heading', { name: 'View Ward Nurse' })).toBeInTheDocument();
  });

  it('says why nothing could be loaded', async () => {
    serve('GET /jobs', () => problem('INTERNAL'));
    show();
    expect(await screen.findByText('We couldn’t load your saved jobs.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});
