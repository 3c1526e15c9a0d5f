import { screen } from '@testing-library/react';
import { type Job } from '@rolefit/contracts';
import { aJob } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { SavedJob } from './saved-job';

const page = (jobs: readonly Job[]) => ok({ jobs, totalJobs: 3, totalSavedJobs: jobs.length, totalScannedThisWeek: 3, totalMatching: jobs.length, nextCursor: null, previousCursor: null });

describe('SavedJob', () => {
  it('shows the saved jobs alone', async () => {
    serve('GET /jobs', () => page([aJob({ title: 'Ward Nurse' })]));
    renderAt(<SavedJob />);
    expect(await screen.findByText('Ward Nurse')).toBeInTheDocument();
    expect(requestsTo('GET /jobs')[0]?.query.get('saved')).toBe('true');
  });

  it('says what will be here, and leads to where one saves', async () => {
    serve('GET /jobs', () => page([]));
    renderAt(<SavedJob />);
    expect(await screen.findByRole('heading', { name: 'No saved jobs yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your matches' })).toHaveAttribute('href', '/job-match');
  });

  it('says what could not be loaded', async () => {
    serve('GET /jobs', () => problem('INTERNAL'));
    renderAt(<SavedJob />);
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load your saved jobs.');
  });
});
