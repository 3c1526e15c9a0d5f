import { type Job } from '@rolefit/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob, anId } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { JobMatch } from './job-match';

const pageOf = (jobs: Job[], totalJobs = jobs.length) => () => ok({ jobs, totalJobs, totalSavedJobs: 0, totalScannedThisWeek: 0, totalMatching: totalJobs, nextCursor: null, previousCursor: null });

describe('JobMatch', () => {
  it('says what will be here while there is nothing', async () => {
    serve('GET /jobs', pageOf([]));
    renderAt(<JobMatch />, { at: '/job-match' });
    expect(await screen.findByText('No Job Score Yet')).toBeInTheDocument();
    expect(screen.getByText("You haven't scanned any jobs yet. Get started by scanning your first job.")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Scan Job Now' })).toHaveAttribute('href', '/job-scan');
  });

  it('asks for the page that the address names, and goes on to the next', async () => {
    serve('GET /jobs', pageOf([aJob(), aJob({ _id: anId(2), title: 'Midwife' })], 34));
    renderAt(<JobMatch />, { at: '/job-match?page=2' });
    expect(await screen.findByRole('heading', { name: 'Midwife' })).toBeInTheDocument();
    expect(screen.getByText('Page 2 of 4')).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByText('Page 3 of 4')).toBeInTheDocument();
    expect(requestsTo('GET /jobs').map(({ query }) => [query.get('page'), query.get('limit')])).toEqual([['2', '10'], ['3', '10']]);
  });

  it('says why nothing could be loaded and tries again', async () => {
    serve('GET /jobs', () => problem('INTERNAL'));
    renderAt(<JobMatch />, { at: '/job-match' });
    expect(await screen.findByText('We could not load your matches.')).toBeInTheDocument();
    serve('GET /jobs', pageOf([aJob()]));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Ward Nurse' })).toBeInTheDocument();
  });
});
