import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob, aJobsPage, aNext, anId, someInsights } from '@/testing/builders';
import { ok, problem, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { Dashboard } from './dashboard';

const list = 'GET /jobs';
const page = (jobs = [aJob()]) => ok(aJobsPage(jobs));

beforeEach(() => {
  serve('GET /jobs/next', () => ok(aNext()));
  serve('GET /jobs/insights', () => ok(someInsights()));
});

describe('Dashboard', () => {
  it('opens with what to apply to next, and shows counts, latest scans and gaps below', async () => {
    serve(list, () => page());
    renderAt(<Dashboard />);
    const table = await screen.findByRole('table', { name: 'Your most recent scans' });
    const next = screen.getByRole('region', { name: 'Apply next' });
    expect(within(next).getByRole('link', { name: 'Ward Nurse' })).toHaveAttribute(
      'href',
      `/job-match/${anId(1)}`,
    );
    expect(next.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByText('01')).toHaveLength(2);
    expect(await screen.findByText('Kubernetes')).toBeInTheDocument();
  });

  it('shows the rest of the screen if the next steps cannot be loaded, and offers a retry', async () => {
    serve(list, () => page());
    serve('GET /jobs/next', () => problem('SERVICE_UNAVAILABLE'));
    renderAt(<Dashboard />);
    expect(await screen.findByText('We couldn’t load what to apply to next.')).toBeInTheDocument();
    expect(await screen.findByRole('table')).toBeInTheDocument();
    serve('GET /jobs/next', () => ok(aNext()));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Apply next' })).toBeInTheDocument();
  });

  it('says of a scan that waits for the AI service that it does, and not that it waits for its turn', async () => {
    const failure = {
      code: 'MODEL_AWAY',
      message: 'The AI service cannot be reached right now.',
      retryable: false,
      since: '2026-11-20T09:00:00.000Z',
    } as const;
    serve(list, () =>
      page([
        aJob({ status: 'queued', score: null, failure }),
        aJob({ _id: anId(2), status: 'queued', score: null }),
      ]),
    );
    renderAt(<Dashboard />);
    expect(
      await screen.findByRole('cell', { name: 'Waiting for the AI service' }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('cell', { name: 'Waiting for its turn' })).toHaveLength(1);
  });

  it('says what will be here before the first scan, with one button', async () => {
    serve(list, () => page([]));
    serve('GET /jobs/next', () => ok(aNext({ jobs: [] })));
    renderAt(<Dashboard />);
    expect(await screen.findByText('No scans yet')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /Scan/ })).toHaveLength(1);
    expect(screen.queryByText('Across all your scans')).not.toBeInTheDocument();
  });

  it('offers to try again what could not be loaded', async () => {
    serve(list, () => problem('SERVICE_UNAVAILABLE'));
    renderAt(<Dashboard />);
    expect(await screen.findByText('We couldn’t load your dashboard.')).toBeInTheDocument();
    serve(list, () => page([]));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No scans yet')).toBeInTheDocument();
  });
});
