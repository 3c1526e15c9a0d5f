import { screen } from '@testing-library/react';
import { rememberSort } from '@/features/scans/list/remembered-sort';
import { setUser } from '@/lib/session';
import { aJob, aJobDetail, aJobsPage, aNext, anId, aUser, someInsights } from '@/testing/builders';
import { ok, requestsTo, serve } from '@/testing/fake-server';
import { aQueryClient, renderAt } from '@/testing/render';
import { type ScreenModule } from '../screen-tree';
import * as dashboard from './dashboard';
import * as jobMatch from './job-match';
import * as jobMatchDetail from './job-match-detail';
import * as savedJob from './saved-job';

const saved = { stage: 'applied', note: '', savedAt: '2026-11-20T10:00:00.000Z' } as const;
const list = 'GET /jobs';
const next = 'GET /jobs/next';
const detail = `GET /jobs/${anId(1)}`;

beforeEach(() => {
  localStorage.clear();
  setUser(aUser());
  serve(list, () => ok(aJobsPage([aJob({ saved })])));
  serve(next, () => ok(aNext()));
  serve(detail, () => ok(aJobDetail()));
  serve('GET /jobs/insights', () => ok(someInsights()));
});

describe('the first render of a screen with prefetched data', () => {
  it.each<readonly [name: string, module: ScreenModule, at: string, calls: readonly string[]]>([
    ['the dashboard', dashboard, '/dashboard', [next]],
    ['the matches', jobMatch, '/job-match', [list, next]],
    ['filtered matches', jobMatch, '/job-match?q=nurse&page=2', [list]],
    ['the saved jobs', savedJob, '/saved-job?stage=applied', [list]],
  ])('shows %s without another call', async (_, { Component, prefetch }, at, calls) => {
    const client = aQueryClient();
    const { pathname, search } = new URL(at, 'http://rolefit.test');
    await prefetch?.(client, { pathname, search });
    const { unmount } = renderAt(<Component />, { client, at });
    expect(screen.getAllByText('Ward Nurse').length).toBeGreaterThan(0);
    expect(calls.map((call) => requestsTo(call).length)).toEqual(calls.map(() => 1));
    unmount();
  });

  it('shows the matches in the order that the user chose last', async () => {
    rememberSort(aUser().id, 'newest');
    const client = aQueryClient();
    await jobMatch.prefetch?.(client, { pathname: '/job-match', search: '' });
    const { unmount } = renderAt(<jobMatch.Component />, { client, at: '/job-match' });
    expect(requestsTo(list).map(({ query }) => query.get('sort'))).toEqual([null]);
    unmount();
  });

  it('prefetches the match that the address names', async () => {
    const client = aQueryClient();
    await jobMatchDetail.prefetch?.(client, { pathname: `/job-match/${anId(1)}`, search: '' });
    expect(requestsTo(detail)).toHaveLength(1);
    expect(client.getQueryCache().getAll()).toHaveLength(1);
  });
});
