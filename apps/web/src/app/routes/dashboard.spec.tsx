import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob, aJobsPage, anId, someInsights } from '@/testing/builders';
import { ok, problem, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { Dashboard } from './dashboard';

const list = 'GET /jobs';
const page = (jobs = [aJob()]) => ok(aJobsPage(jobs));

describe('Dashboard', () => {
  it('shows the three counts, the latest scans and what they say together', async () => {
    serve(list, () => page());
    serve('GET /jobs/insights', () => ok(someInsights()));
    renderAt(<Dashboard />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(
      await screen.findByRole('table', { name: 'A list of your recent job scan.' }),
    ).toBeInTheDocument();
    expect(screen.getAllByText('01')).toHaveLength(2);
    expect(await screen.findByText('Kubernetes')).toBeInTheDocument();
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
    serve('GET /jobs/insights', () => ok(someInsights()));
    renderAt(<Dashboard />);
    expect(
      await screen.findByRole('cell', { name: 'Waits for the AI service' }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('cell', { name: 'Waiting for its turn' })).toHaveLength(1);
  });

  it('says what will be here before the first scan, and asks for nothing more', async () => {
    serve(list, () => page([]));
    renderAt(<Dashboard />);
    expect(await screen.findByText('No scans yet')).toBeInTheDocument();
    expect(screen.queryByText('What your scans say together')).not.toBeInTheDocument();
  });

  it('offers to try again what could not be loaded', async () => {
    serve(list, () => problem('SERVICE_UNAVAILABLE'));
    renderAt(<Dashboard />);
    expect(await screen.findByText('We could not load your dashboard.')).toBeInTheDocument();
    serve(list, () => page([]));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No scans yet')).toBeInTheDocument();
  });
});
