import { type ConditionAsk, type Job } from '@rolefit/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { Toaster } from '@/components/ui/toaster';
import { toast } from '@/lib/toast';
import { aJob, aJobDetail, aJobsPage, anId, aScore, someHighlights } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { Link } from '@/lib/routing/link';
import { renderAt } from '@/testing/render';
import { listQuery } from '../../api/list-scans';
import { wholeList } from '../../list/list-view';
import { TriageList } from './triage-list';

const names = ['Baker', 'Cook', 'Waiter'];
const jobs = names.map((title, index) =>
  aJob({ _id: anId(index + 1), title, score: aScore({ overallScore: 80 - index * 10 }) }),
);
const onHelp = jest.fn();

const ResumeAction = ({ tabIndex }: { tabIndex?: number }) => (
  <Link to="/profile" tabIndex={tabIndex}>
    Go to your resume
  </Link>
);

function Screen() {
  const { data } = useQuery(listQuery(wholeList));
  return (
    <main>
      <input type="search" aria-label="Search" />
      {data && (
        <TriageList jobs={data.jobs} isStale={false} ResumeAction={ResumeAction} onHelp={onHelp} />
      )}
      <Toaster />
    </main>
  );
}

async function show(given: readonly Job[] = jobs) {
  serve('GET /jobs', () => ok(aJobsPage([...given])));
  renderAt(<Screen />);
  await screen.findByRole('table', { name: 'All your matches' });
  return userEvent.setup();
}

const titles = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((row) => within(row).getByRole('link').textContent);

beforeEach(() => {
  localStorage.clear();
  toast.dismiss();
  onHelp.mockClear();
});

describe('the list by keyboard', () => {
  it('has one tab stop, and moves by j and k, to its ends by Home and End', async () => {
    const user = await show();
    const table = within(screen.getByRole('table'));
    const stops = [...table.getAllByRole('link'), ...table.getAllByRole('button')].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stops).toEqual([screen.getByRole('link', { name: 'View Baker' })]);
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'View Baker' })).toHaveFocus();
    await user.keyboard('jjj');
    expect(screen.getByRole('link', { name: 'View Waiter' })).toHaveFocus();
    await user.keyboard('k');
    expect(screen.getByRole('link', { name: 'View Cook' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('link', { name: 'View Baker' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('link', { name: 'View Waiter' })).toHaveFocus();
  });

  it('saves and unsaves by s, and says so', async () => {
    const user = await show();
    const saved = { stage: 'saved', note: '', savedAt: '2026-11-20T10:00:00.000Z' } as const;
    serve(`PUT /jobs/${anId(1)}/saved`, () => ok(aJob({ saved })));
    await user.keyboard('js');
    await waitFor(() => expect(requestsTo(`PUT /jobs/${anId(1)}/saved`)).toHaveLength(1));
    expect(screen.getByText('Saved: Baker')).toBeInTheDocument();
  });

  it('puts aside by e without a question, goes to the next one, and takes it back', async () => {
    const user = await show();
    serve(`PUT /jobs/${anId(2)}/archived`, () =>
      ok({ ...jobs[1], archivedAt: jobs[1]!.createdAt }),
    );
    serve(`DELETE /jobs/${anId(2)}/archived`, () => ok(jobs[1]));
    await user.keyboard('jj');
    serve('GET /jobs', () => ok(aJobsPage([jobs[0]!, jobs[2]!])));
    await user.keyboard('e');
    await waitFor(() => expect(titles()).toEqual(['Baker', 'Waiter']));
    expect(screen.getByRole('link', { name: 'View Waiter' })).toHaveFocus();
    serve('GET /jobs', () => ok(aJobsPage([...jobs])));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles()).toEqual(names));
    expect(requestsTo(`DELETE /jobs/${anId(2)}/archived`)).toHaveLength(1);
  });

  it('shows a match again that the server did not archive', async () => {
    const user = await show();
    serve(`PUT /jobs/${anId(1)}/archived`, () => problem('SERVICE_UNAVAILABLE'));
    await user.keyboard('je');
    expect(await screen.findByText('This change wasn’t saved.')).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual(names));
  });

  it('opens a match at the side, moves on there, and returns to the row', async () => {
    const user = await show();
    serve(`GET /jobs/${anId(1)}`, () => ok(aJobDetail({ scanSummary: 'Why a baker.' })));
    serve(`GET /jobs/${anId(2)}`, () => ok(aJobDetail({ scanSummary: 'Why a cook.' })));
    await user.keyboard('j{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Baker' });
    expect(await within(panel).findByText('Why a baker.')).toBeInTheDocument();
    await user.keyboard('j');
    expect(await screen.findByRole('dialog', { name: 'Cook' })).toHaveTextContent('2 of 3');
    expect(screen.getByRole('link', { name: 'Open the whole match' })).toHaveAttribute(
      'href',
      `/job-match/${anId(2)}`,
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'View Cook' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['Open the whole match', `/job-match/${anId(1)}`],
    ['Go to your resume', '/profile'],
  ])('follows “%s” at the side by Enter', async (name, path) => {
    const user = await show([
      aJob({ _id: anId(1), title: 'Baker', status: 'waiting-for-resume', score: null }),
    ]);
    const stops = within(screen.getByRole('table'))
      .getAllByRole('link')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([screen.getByRole('link', { name: 'View Baker' })]);
    await user.keyboard('j{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Baker' });
    within(panel).getByRole('link', { name }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(`At ${path}`)).toBeInTheDocument();
  });

  it('goes to the search by /, shows the keys by ?, and leaves what is typed alone', async () => {
    const user = await show();
    await user.keyboard('?');
    expect(onHelp).toHaveBeenCalledTimes(1);
    await user.keyboard('/');
    const search = screen.getByRole('searchbox');
    expect(search).toHaveFocus();
    await user.keyboard('j?e');
    expect([search, onHelp.mock.calls.length]).toEqual([search, 1]);
    expect(search).toHaveValue('j?e');
  });

  it('leaves single keys alone where the user has turned them off', async () => {
    localStorage.setItem('single-keys', 'off');
    const user = await show();
    await user.keyboard('?');
    expect(onHelp).not.toHaveBeenCalled();
  });
});

describe('a row', () => {
  const ask: ConditionAsk = { type: 'work', topic: 'nights', amount: null };
  const highlights = someHighlights({
    place: { name: 'Oslo', arrangement: 'remote' },
    missing: ['AWS', 'Jira', 'Go'].map((name, at) => ({ name, isRequired: at === 0 })),
    missingCount: 3,
    conditions: [
      { status: 'met', ask: { type: 'licence', name: 'RN' } },
      { status: 'unknown', ask },
    ],
  });

  it('says what is missing, what is asked, and where', async () => {
    await show([aJob({ highlights })]);
    const row = screen.getByRole('row', { name: /Ward Nurse/ });
    expect(row).toHaveTextContent('Harbour Clinic · Oslo, remote');
    expect(row).toHaveTextContent(/AWS.*Jira, preferred\+1\+2and 1 more/);
    expect(row).toHaveTextContent('Asks: night work');
  });

  it('shows progress, and a failure that can be retried', async () => {
    const failure = { code: 'INTERNAL', message: 'It broke.', retryable: true } as const;
    const user = await show([
      aJob({ _id: anId(1), status: 'reading', score: null }),
      aJob({ _id: anId(2), title: 'Cook', status: 'failed', score: null, failure }),
    ]);
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    const row = screen.getByRole('row', { name: /Cook/ });
    expect(row).toHaveTextContent('It broke.');
    serve(`POST /jobs/${anId(2)}/rescan`, () => ok(aJob({ _id: anId(2), status: 'queued' })));
    await user.click(within(row).getByRole('button', { name: 'Retry: Cook' }));
    await waitFor(() => expect(requestsTo(`POST /jobs/${anId(2)}/rescan`)).toHaveLength(1));
  });
});
