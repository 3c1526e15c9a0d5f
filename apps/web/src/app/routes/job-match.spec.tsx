import { type Job, type JobsPage } from '@rolefit/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@/lib/routing/location';
import { useNavigate } from '@/lib/routing/navigate';
import { aJob, aJobsPage, aNext, anId } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { JobMatch } from './job-match';

const aPage =
  (jobs: Job[], page: Partial<JobsPage> = {}) =>
  () =>
    ok(aJobsPage(jobs, page));

function Address() {
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address">{useLocation().search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate(1)}>
        Forward
      </button>
    </>
  );
}

const show = (at = '/job-match') =>
  renderAt(
    <>
      <JobMatch />
      <Address />
    </>,
    { at },
  );
const address = () => screen.getByLabelText('address').textContent;
const lastQuery = () => Object.fromEntries(requestsTo('GET /jobs').at(-1)?.query ?? []);

beforeEach(() => {
  localStorage.clear();
  serve('GET /jobs/next', () => ok(aNext()));
});

describe('JobMatch', () => {
  it('says what will be here while there is nothing', async () => {
    serve('GET /jobs', aPage([]));
    show();
    expect(await screen.findByText('No Job Score Yet')).toBeInTheDocument();
    expect(
      screen.getByText("You haven't scanned any jobs yet. Get started by scanning your first job."),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Scan Job Now' })).toHaveAttribute('href', '/job-scan');
    expect(screen.queryByRole('button', { name: 'Filter' })).not.toBeInTheDocument();
  });

  it('goes on by cursor and back to the first page, in the address', async () => {
    serve('GET /jobs', ({ query }) =>
      query.get('cursor')
        ? aPage([aJob({ title: 'Midwife' })], { totalMatching: 84, previousCursor: 'back' })()
        : aPage([aJob()], { totalMatching: 84, nextCursor: 'on' })(),
    );
    show('/job-match?sort=oldest');
    const user = userEvent.setup();
    expect(await screen.findByText('Page 1 of 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByRole('rowheader', { name: /Midwife/ })).toBeInTheDocument();
    expect(address()).toBe('?sort=oldest&page=2&cursor=on');
    expect(lastQuery()).toEqual({ limit: '50', sort: 'oldest', cursor: 'on' });
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    expect(await screen.findByText('Page 1 of 2')).toBeInTheDocument();
    expect(address()).toBe('?sort=oldest');
  });

  it('counts no further than a thousand', async () => {
    serve('GET /jobs', aPage([aJob()], { totalJobs: 5000, totalMatching: 1000, nextCursor: 'on' }));
    show('/job-match?readyToApply=true');
    expect(await screen.findByText('1,000+ scans match')).toBeInTheDocument();
    expect(screen.getByText('Page 1')).toBeInTheDocument();
  });

  it('searches once typing pauses, from the first page on', async () => {
    serve('GET /jobs', aPage([aJob()]));
    show('/job-match?page=2&cursor=on');
    const field = await screen.findByRole('searchbox', { name: 'Search titles and companies' });
    const before = requestsTo('GET /jobs').length;
    // By a clock of the test's own: a machine that takes long over a letter makes no pause.
    jest.useFakeTimers();
    try {
      await userEvent
        .setup({ delay: 100, advanceTimers: jest.advanceTimersByTime })
        .type(field, 'ward nurse');
      expect([address(), requestsTo('GET /jobs').length - before]).toEqual([
        '?page=2&cursor=on',
        0,
      ]);
      await act(() => jest.advanceTimersByTimeAsync(300));
    } finally {
      jest.useRealTimers();
    }
    await waitFor(() => expect(address()).toBe('?q=ward+nurse'));
    await waitFor(() =>
      expect(lastQuery()).toEqual({ limit: '50', sort: 'best-score', page: '1', q: 'ward nurse' }),
    );
    expect(requestsTo('GET /jobs').length - before).toBe(1);
  });

  it('takes back one wish after the other, a search as a whole, and brings them again', async () => {
    serve('GET /jobs', aPage([aJob()]));
    const user = userEvent.setup();
    show();
    await user.selectOptions(await screen.findByLabelText('Sort'), 'company');
    const field = screen.getByRole('searchbox');
    await user.type(field, 'wa');
    await waitFor(() => expect(address()).toBe('?q=wa&sort=company'));
    await user.type(field, 'rd');
    await waitFor(() => expect(address()).toBe('?q=ward&sort=company'));
    const go = (name: 'Back' | 'Forward') => user.click(screen.getByRole('button', { name }));
    await go('Back');
    expect([address(), (field as HTMLInputElement).value]).toEqual(['?sort=company', '']);
    await go('Back');
    expect([address(), (screen.getByLabelText('Sort') as HTMLSelectElement).value]).toEqual([
      '',
      'best-score',
    ]);
    await go('Forward');
    await go('Forward');
    expect([address(), (field as HTMLInputElement).value]).toEqual([
      '?q=ward&sort=company',
      'ward',
    ]);
  });

  it('narrows by what is chosen', async () => {
    serve('GET /jobs', aPage([aJob()]));
    const user = userEvent.setup();
    show();
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const panel = within(await screen.findByRole('group', { name: 'Filters' }));
    await user.click(panel.getByLabelText('In progress'));
    await user.selectOptions(panel.getByLabelText('Applicable'), 'false');
    await user.selectOptions(panel.getByLabelText('Saved'), 'true');
    await user.type(panel.getByLabelText('Lowest match score'), '40');
    await waitFor(() =>
      expect(address()).toBe(
        '?status=queued%2Creading%2Cmatching&readyToApply=false&saved=true&minScore=40',
      ),
    );
    expect(lastQuery()).toEqual({
      limit: '50',
      sort: 'best-score',
      page: '1',
      status: 'queued,reading,matching',
      readyToApply: 'false',
      saved: 'true',
      minScore: '40',
    });
  });

  it('shows what the address narrows and orders by, and takes it off', async () => {
    serve('GET /jobs', aPage([aJob()]));
    const user = userEvent.setup();
    show('/job-match?sort=oldest&status=queued,reading,matching&saved=true');
    const chip = await screen.findByLabelText('Remove filter In progress');
    expect(screen.getByText('2 filters are on')).toBeInTheDocument();
    expect(screen.getByLabelText('Sort')).toHaveValue('oldest');
    await user.click(chip);
    expect(address()).toBe('?sort=oldest&saved=true');
    expect(screen.getByText('Clear filters')).toHaveFocus();
    await user.click(screen.getByText('Clear filters'));
    expect(address()).toBe('?sort=oldest');
    expect(screen.getByRole('heading', { name: 'All matches' })).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Sort'), 'company');
    expect(address()).toBe('?sort=company');
  });

  it('does not ask for a range that is none', async () => {
    serve('GET /jobs', aPage([aJob()]));
    jest.useFakeTimers({ advanceTimers: true });
    show('/job-match?minScore=80');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(await screen.findByRole('button', { name: /^Filter/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Highest match score' }), '20');
    expect(screen.getByRole('alert')).toHaveTextContent('From 0 to 100, the lower number first');
    act(() => jest.advanceTimersByTime(1_000));
    expect(address()).toBe('?minScore=80');
    jest.useRealTimers();
  });

  it('offers to clear filters that nothing passes', async () => {
    serve('GET /jobs', ({ query }) =>
      (query.get('q') ? aPage([], { totalJobs: 3 }) : aPage([aJob()], { totalJobs: 3 }))(),
    );
    show('/job-match?q=zebra');
    expect(await screen.findByRole('heading', { name: 'No results' })).toBeInTheDocument();
    expect(screen.getByText('0 scans match')).toBeInTheDocument();
    await userEvent.setup().click(screen.getAllByRole('button', { name: 'Clear filters' })[1]!);
    expect(await screen.findByRole('rowheader', { name: /Ward Nurse/ })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('leads back from a page that is no more', async () => {
    serve('GET /jobs', aPage([], { totalJobs: 3, totalMatching: 3 }));
    show('/job-match?page=9');
    expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/job-match',
    );
  });

  it('says why nothing could be loaded and tries again', async () => {
    serve('GET /jobs', () => problem('INTERNAL'));
    show();
    expect(await screen.findByText('We couldn’t load your matches.')).toBeInTheDocument();
    serve('GET /jobs', aPage([aJob()]));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('rowheader', { name: /Ward Nurse/ })).toBeInTheDocument();
  });

  it('saves from the row at once, and takes it back where the server refuses', async () => {
    serve('GET /jobs', aPage([aJob()]));
    let refuse: (answer: Response) => void = () => undefined;
    serve(`PUT /jobs/${anId(1)}/saved`, () => new Promise((resolve) => (refuse = resolve)));
    show();
    const toggle = await screen.findByRole('button', { name: 'Save Ward Nurse' });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.setup().click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
    refuse(problem('INTERNAL'));
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'false'));
  });

  it('begins with what to apply to next, but not on other pages or with filters', async () => {
    serve('GET /jobs', aPage([aJob()]));
    const { unmount } = show();
    expect(await screen.findByRole('region', { name: 'Apply next' })).toBeInTheDocument();
    unmount();
    show('/job-match?saved=true');
    await screen.findByRole('table');
    expect(screen.queryByRole('region', { name: 'Apply next' })).not.toBeInTheDocument();
  });

  it('remembers the order that was chosen', async () => {
    serve('GET /jobs', aPage([aJob()]));
    const { unmount } = show();
    await userEvent.setup().selectOptions(await screen.findByLabelText('Sort'), 'company');
    unmount();
    show();
    expect(await screen.findByLabelText('Sort')).toHaveValue('company');
    await waitFor(() => expect(lastQuery()).toEqual({ limit: '50', sort: 'company', page: '1' }));
  });

  it('narrows with one click, and shows archived matches', async () => {
    serve('GET /jobs', aPage([aJob()], { totalArchivedJobs: 2 }));
    show();
    const user = userEvent.setup();
    const chip = (name: string) => screen.findByRole('button', { name });
    for (const name of ['Strong', 'Not answered', 'Not applied yet'])
      await user.click(await chip(name));
    expect(address()).toBe('?minScore=75&unanswered=true&applied=false');
    expect(await chip('Strong')).toHaveAttribute('aria-pressed', 'true');
    await user.click(await chip('Strong'));
    expect(address()).toBe('?unanswered=true&applied=false');
    await user.click(screen.getByText('Clear filters'));
    await user.click(await chip('Archived (2)'));
    expect(address()).toBe('?archived=true');
  });
});
