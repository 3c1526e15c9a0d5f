import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { liveEvents } from '@/lib/live-events';
import { aJobDetail, anId } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { aQueryClient } from '@/testing/render';
import { JobMatchDetail } from './job-match-detail';

const call = `GET /jobs/${anId(1)}`;

function show(from?: string) {
  const client = aQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname: `/job-match/${anId(1)}`, state: { from } }]}>
        <Routes>
          <Route path="/job-match/:jobId" element={<JobMatchDetail />} />
          <Route path="/job-match" element={<p>The list</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

describe('JobMatchDetail', () => {
  it('goes from progress to the match by events alone', async () => {
    serve(call, () => ok(aJobDetail({ status: 'queued', score: null, points: [], matchSkills: [], missingSkills: [] })));
    const client = show();
    expect(await screen.findByText('Waiting for its turn')).toBeInTheDocument();
    act(() => liveEvents['scan.progress'](client, { _id: anId(1), status: 'reading' }));
    expect(await screen.findByText('Reading the posting')).toBeInTheDocument();
    serve(call, () => ok(aJobDetail()));
    act(() => liveEvents['scan.completed'](client, { _id: anId(1), status: 'completed', title: 'Ward Nurse', overallScore: 74, readyToApply: true }));
    expect(await screen.findByRole('img', { name: 'Overall score 74 of 100: Good' })).toBeInTheDocument();
  });

  it('opens the posting in a new tab that knows nothing of this one', async () => {
    serve(call, () => ok(aJobDetail()));
    show();
    const link = await screen.findByRole('link', { name: 'View Posting' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('deletes after asking, then leads to the list', async () => {
    serve(call, () => ok(aJobDetail()));
    serve(`DELETE /jobs/${anId(1)}`, () => ok(null));
    show();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.getByText('This action cannot be undone. This will permanently delete this job scan report from our servers.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(requestsTo(`DELETE /jobs/${anId(1)}`)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The list')).toBeInTheDocument();
  });

  it('says that a scan is not to be found', async () => {
    serve(call, () => problem('SCAN_NOT_FOUND'));
    show();
    expect(await screen.findByText('We could not find this scan.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it.each([
    [undefined, 'Job Matches', '/job-match'],
    ['/job-match?q=nurse&page=2', 'Job Matches', '/job-match?q=nurse&page=2'],
    ['/saved-job?stage=offer', 'Saved Jobs', '/saved-job?stage=offer'],
    ['//elsewhere.example', 'Job Matches', '/job-match'],
  ])('leads back to where one came from: %s', async (from, name, href) => {
    serve(call, () => ok(aJobDetail()));
    show(from);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('saves, and then offers stage and note', async () => {
    serve(call, () => ok(aJobDetail()));
    const saved = { stage: 'saved', note: '', savedAt: '2026-11-20T10:00:00.000Z' } as const;
    serve(`PUT /jobs/${anId(1)}/saved`, () => {
      serve(call, () => ok(aJobDetail({ saved })));
      return ok(aJobDetail({ saved }));
    });
    show();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Save Job' }));
    expect(await screen.findByLabelText('Stage')).toHaveValue('saved');
    expect(screen.getByRole('button', { name: /^Saved/ })).toBeInTheDocument();
  });
});
