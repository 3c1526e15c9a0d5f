import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
// Comes by a click; compiled before, so that the click does not wait for that.
import '@/features/landing/components/score-answer';
import { liveEvents } from '@/lib/live/live-events';
import { scanKeys } from '@/lib/query-keys';
import { aJob, aJobDetail, anId, aScore, someInsights } from '@/testing/builders';
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
    serve(call, () =>
      ok(
        aJobDetail({
          status: 'queued',
          score: null,
          points: [],
          matchSkills: [],
          missingSkills: [],
        }),
      ),
    );
    const client = show();
    expect(await screen.findByText('Waiting for its turn')).toBeInTheDocument();
    act(() => liveEvents['scan.progress'](client, { _id: anId(1), status: 'reading' }));
    expect(await screen.findByText('Reading the posting')).toBeInTheDocument();
    serve(call, () => ok(aJobDetail()));
    act(() =>
      liveEvents['scan.completed'](client, {
        _id: anId(1),
        status: 'completed',
        title: 'Ward Nurse',
        overallScore: 74,
        readyToApply: true,
      }),
    );
    expect(
      await screen.findByRole('img', { name: 'Overall score 74 of 100: Good' }),
    ).toBeInTheDocument();
  });

  it('opens the posting in a new tab that knows nothing of this one', async () => {
    serve(call, () => ok(aJobDetail()));
    show();
    const link = await screen.findByRole('link', { name: 'View posting' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('deletes after asking, then leads to the list', async () => {
    serve(call, () => ok(aJobDetail()));
    serve(`DELETE /jobs/${anId(1)}`, () => ok(null));
    const client = show();
    client.setQueryData(scanKeys.insights, someInsights());
    const user = userEvent.setup();
    const openMenu = async () =>
      user.click(await screen.findByRole('button', { name: 'More actions' }));
    await openMenu();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText(
        'This action cannot be undone. This will permanently delete this job scan report from our servers.',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(requestsTo(`DELETE /jobs/${anId(1)}`)).toHaveLength(0);
    await openMenu();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('The list')).toBeInTheDocument();
    // Aggregates of all scans no longer include it.
    expect(client.getQueryState(scanKeys.insights)?.isInvalidated).toBe(true);
  });

  it('shows other scans of what may be the same posting, with site, score and the way there, and not itself', async () => {
    serve(call, () => ok(aJobDetail()));
    const likeness = [
      ['text', aJob({ _id: anId(1) })],
      [
        'text',
        aJob({
          _id: anId(2),
          url: 'https://www.board.example/7',
          score: aScore({ overallScore: 74 }),
        }),
      ],
      [
        'title',
        aJob({ _id: anId(3), url: 'https://other.example/9', status: 'queued', score: null }),
      ],
    ] as const;
    serve('POST /jobs/lookup', () =>
      ok({ alike: likeness.map(([each, job]) => ({ likeness: each, job })) }),
    );
    show();
    const region = await screen.findByRole('region', { name: 'Also among your scans' });
    const [same, other, ...more] = within(region).getAllByRole('listitem');
    expect(more).toEqual([]);
    expect(same).toHaveTextContent(/^The same posting on board\.example · Scanned .* · 74% Good/);
    expect(other).toHaveTextContent(
      /^Looks like the same posting on other\.example · Scanned .* · Waiting for its turn/,
    );
    expect(
      within(region)
        .getAllByRole('link', { name: 'View Ward Nurse' })
        .map((link) => link.getAttribute('href')),
    ).toEqual([`/job-match/${anId(2)}`, `/job-match/${anId(3)}`]);
    expect(requestsTo('POST /jobs/lookup').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        url: 'https://jobs.example.org/1',
        title: 'Ward Nurse',
        companyName: 'Harbour Clinic',
      }),
    ]);
  });

  it('says nothing of other scans where there are none, or where they cannot be asked for', async () => {
    serve(call, () => ok(aJobDetail()));
    serve('POST /jobs/lookup', () => problem('SERVICE_UNAVAILABLE'));
    show();
    await screen.findByRole('link', { name: 'View posting' });
    await waitFor(() => expect(requestsTo('POST /jobs/lookup').length).toBeGreaterThan(0));
    expect(screen.queryByRole('region', { name: 'Also among your scans' })).not.toBeInTheDocument();
  });

  it('says that a scan is not to be found', async () => {
    serve(call, () => problem('SCAN_NOT_FOUND'));
    show();
    expect(await screen.findByText('We couldn’t find this scan.')).toBeInTheDocument();
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

  describe('scanning again', () => {
    const rescanCall = `POST /jobs/${anId(1)}/rescan`;
    const menu = () => screen.findByRole('button', { name: 'More actions' });
    const scanAgain = async () => {
      await userEvent.setup().click(await menu());
      await userEvent.setup().click(await screen.findByRole('button', { name: 'Scan again' }));
    };
    const isRunning = async () => {
      await userEvent.setup().click(await menu());
      const running = screen.queryByRole('button', { name: 'Scanning...' }) !== null;
      await userEvent.setup().click(await menu());
      return running;
    };
    const judgedAgain = {
      judge: 'judge-1',
      resumeName: 'Resume',
      resumeFileName: 'resume.pdf',
      resumeReadAs: 'text' as const,
      resumeUploadedAt: '2026-11-20T10:00:00.000Z',
      isNewestResume: true,
      at: '2026-11-21T10:00:00.000Z',
    };

    it('shows at once that it runs, keeps match and focus where they are, and tells the new score', async () => {
      let job = aJobDetail();
      serve(call, () => ok(job));
      serve(rescanCall, () => {
        job = { ...job, status: 'queued' };
        return ok(job, 202);
      });
      const client = show();
      const user = userEvent.setup();
      await user.click(await screen.findByRole('button', { name: /Danish B2.*points/ }));
      await scanAgain();
      expect(await screen.findByText('Waiting for its turn')).toBeInTheDocument();
      expect(await menu()).toHaveFocus();
      expect(await isRunning()).toBe(true);
      await waitFor(() => expect(requestsTo(rescanCall)).toHaveLength(1));
      expect(
        screen.getByRole('img', { name: 'Overall score 74 of 100: Good' }),
      ).toBeInTheDocument();
      act(() => liveEvents['scan.progress'](client, { _id: anId(1), status: 'matching' }));
      expect(await screen.findByText('Matching with your resume')).toBeInTheDocument();

      job = aJobDetail({
        score: aScore({ overallScore: 80 }),
        formerScore: 74,
        scoreChangedAt: '2026-11-20T10:00:00.000Z',
        judged: judgedAgain,
      });
      act(() =>
        liveEvents['scan.completed'](client, {
          _id: anId(1),
          status: 'completed',
          title: 'Ward Nurse',
          overallScore: 80,
          readyToApply: true,
        }),
      );
      expect(await screen.findByText('Scanned again: 80, before 74')).toHaveAttribute(
        'role',
        'status',
      );
      expect(screen.getByText('Changed from 74 to')).toBeInTheDocument();
      expect(await menu()).toHaveFocus();
      expect(screen.getByRole('button', { name: /Danish B2.*points/ })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    });

    it('says that the score is the same', async () => {
      let job = aJobDetail();
      serve(call, () => ok(job));
      serve(rescanCall, () => {
        job = { ...job, status: 'queued' };
        return ok(job, 202);
      });
      const client = show();
      await scanAgain();
      await screen.findByText('Waiting for its turn');
      await waitFor(() => expect(client.isFetching()).toBe(0));
      job = aJobDetail({ judged: judgedAgain });
      act(() =>
        liveEvents['scan.completed'](client, {
          _id: anId(1),
          status: 'completed',
          title: 'Ward Nurse',
          overallScore: 74,
          readyToApply: true,
        }),
      );
      expect(await screen.findByText('Scanned again: still 74')).toBeInTheDocument();
      // A profile that changes afterwards has nothing to do with that run.
      job = aJobDetail({
        score: aScore({ overallScore: 61 }),
        formerScore: 74,
        scoreChangedAt: '2026-11-20T10:00:00.000Z',
      });
      act(() => liveEvents['matches.rescored'](client, { count: 1 }));
      expect(await screen.findByText('Changed from 74 to')).toBeInTheDocument();
      expect(screen.queryByText(/^Scanned again/)).not.toBeInTheDocument();
    });

    it('goes back to what it was where the server does not take it', async () => {
      serve(call, () => ok(aJobDetail()));
      serve(rescanCall, () => problem('REQUEST_RATE_LIMITED'));
      show();
      await scanAgain();
      await waitFor(() => expect(requestsTo(rescanCall)).toHaveLength(1));
      await waitFor(async () => expect(await isRunning()).toBe(false));
      expect(screen.getByText(/^Scanned /)).toBeInTheDocument();
    });

    it('goes back to what it was also where the server then says nothing of it', async () => {
      serve(call, () => ok(aJobDetail()));
      let refuse: () => void = () => undefined;
      serve(
        rescanCall,
        () => new Promise((resolve) => (refuse = () => resolve(problem('REQUEST_RATE_LIMITED')))),
      );
      show();
      await scanAgain();
      expect(await screen.findByText('Waiting for its turn')).toBeInTheDocument();
      serve(call, () => problem('SERVICE_UNAVAILABLE'));
      refuse();
      await waitFor(() => expect(requestsTo(call)).toHaveLength(2));
      await waitFor(async () => expect(await isRunning()).toBe(false));
      expect(screen.queryByText('Waiting for its turn')).not.toBeInTheDocument();
      expect(screen.queryByText(/^Scanned again/)).not.toBeInTheDocument();
    });

    it('keeps the match from before where it fails, says why, and leads the focus from Retry to what does the same', async () => {
      const failure = {
        code: 'MODEL_UNAVAILABLE',
        message: 'The AI service didn’t answer.',
        retryable: true,
      } as const;
      serve(call, () => ok(aJobDetail({ status: 'failed', failure })));
      serve(rescanCall, () => {
        serve(call, () => ok(aJobDetail({ status: 'queued' })));
        return ok(aJobDetail({ status: 'queued' }), 202);
      });
      show();
      expect(await screen.findByText(failure.message)).toBeInTheDocument();
      expect(screen.getByText('The match below is the one from before.')).toBeInTheDocument();
      expect(
        screen.getByRole('img', { name: 'Overall score 74 of 100: Good' }),
      ).toBeInTheDocument();
      await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
      expect(await menu()).toHaveFocus();
      expect(await isRunning()).toBe(true);
      expect(screen.queryByText(failure.message)).not.toBeInTheDocument();
    });

    it('tells how the text was read where there is no score to tell about', async () => {
      const reading = {
        analyser: 'builtin-3',
        model: null,
        rejectedClaims: 0,
        durationMs: 90,
        inputTokens: 0,
        outputTokens: 0,
        costUsd: 0,
        calls: [],
      };
      serve(call, () =>
        ok(aJobDetail({ status: 'needs-text', score: null, judged: null, points: [], reading })),
      );
      show();
      await userEvent.setup().click(await screen.findByText('How it was read'));
      expect(await screen.findByRole('region', { name: 'How it was read' })).toHaveTextContent(
        'Read by the built-in analyser in 0.1s. Nothing was sent to a model.',
      );
      expect(await isRunning()).toBe(false);
    });

    it('is not offered while a scan waits for a resume', async () => {
      serve(call, () =>
        ok(aJobDetail({ status: 'waiting-for-resume', score: null, judged: null })),
      );
      show();
      expect(await screen.findByRole('link', { name: 'Go to your resume' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Scan again' })).not.toBeInTheDocument();
    });
  });

  it('repaints when all matches were judged again', async () => {
    serve(call, () => ok(aJobDetail()));
    const client = show();
    await screen.findByRole('img', { name: 'Overall score 74 of 100: Good' });
    serve(call, () =>
      ok(
        aJobDetail({
          score: aScore({ overallScore: 61 }),
          formerScore: 74,
          scoreChangedAt: '2026-11-20T10:00:00.000Z',
        }),
      ),
    );
    act(() => liveEvents['matches.rescored'](client, { count: 3 }));
    expect(await screen.findByText('Changed from 74 to')).toBeInTheDocument();
  });

  it('explains how the score is made, by what the posting was read, at what cost, and with which resume', async () => {
    const calls = { inputTokens: 2_000, outputTokens: 140, costUsd: 0.0004, durationMs: 3_000 };
    const reading = {
      analyser: 'llm-3',
      model: 'gpt-x',
      rejectedClaims: 1,
      ...calls,
      durationMs: 3_200,
      calls: [calls],
    };
    serve(call, () => ok(aJobDetail({ reading, modelCalls: [{ ...calls, model: 'gpt-x' }] })));
    show();
    const title = await screen.findByRole('heading', { name: 'How is this calculated?' });
    await userEvent.setup().click(title);
    expect(await screen.findByText(/^The score is what you show/)).toBeInTheDocument();
    expect(
      screen.getByText(
        'Read by gpt-x in 3.2s. Reading this posting took 1 call to a model: 2,140 tokens, $0.0004. 1 claim without a line in the text was dropped.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Scored .* with resume\.pdf, uploaded .*\.$/)).toBeInTheDocument();
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
    await user.click(await screen.findByRole('button', { name: 'Save job' }));
    expect(await screen.findByLabelText('Stage')).toHaveValue('saved');
    expect(screen.getByRole('button', { name: /^Saved/ })).toBeInTheDocument();
  });
});
