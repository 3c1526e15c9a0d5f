import type { SkillGapTotal } from '@rolefit/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveEvents } from '@/lib/live/live-events';
import { anId, someInsights } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { aQueryClient, renderAt } from '@/testing/render';
import { InsightsSection } from './insights-section';

const call = 'GET /jobs/insights';
const region = (name: string) => within(screen.getByRole('region', { name }));
const gaps = () =>
  region('Skill gaps')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const aGap = (gap: Partial<SkillGapTotal> = {}): SkillGapTotal => ({
  key: 'go',
  name: 'Go',
  kind: 'skill',
  flips: 1,
  missingIn: 3,
  ...gap,
});

async function renderLoaded(insights = someInsights()) {
  serve(call, () => ok(insights));
  const view = renderAt(<InsightsSection />);
  await screen.findByRole('region', { name: 'Skill gaps' });
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  return view;
}

describe('InsightsSection', () => {
  it('shows how many scans each missing skill would make Applicable and how many require it', async () => {
    await renderLoaded();
    expect(
      region('Skill gaps').getByText(/^Skills that would open up more of the 12 postings/),
    ).toBeInTheDocument();
    expect(gaps()).toEqual([
      'Kubernetes4 more ApplicableIn 7 of 12 postings, not in your resume',
      'Gonot enough on its ownIn 2 of 12 postings, not in your resume',
    ]);
    expect(region('Skill gaps').getByRole('link', { name: /Have one of these/ })).toHaveAttribute(
      'href',
      '/profile',
    );
  });

  it('promises nothing if no single skill suffices', async () => {
    await renderLoaded(someInsights({ skillGaps: [aGap({ flips: 0 })] }));
    expect(
      region('Skill gaps').getByText(/^No skill alone would turn a posting Applicable/),
    ).toBeInTheDocument();
    expect(gaps()).toEqual(['GoIn 3 of 12 postings, not in your resume']);
  });

  it('omits that if every scan is already Applicable', async () => {
    await renderLoaded(
      someInsights({
        completedJobs: 3,
        readyJobs: 3,
        skillGaps: [aGap({ flips: 0 })],
      }),
    );
    expect(
      region('Skill gaps').getByText(/^All your completed scans are Applicable/),
    ).toBeInTheDocument();
  });

  it('tells what one holds from what one does', async () => {
    await renderLoaded(
      someInsights({
        skillGaps: [
          aGap({ key: 'crane', name: 'Crane operator ticket', kind: 'certificate' }),
          aGap(),
        ],
      }),
    );
    const [first, second] = gaps();
    expect(first).toContain('Crane operator ticketcertificate or licence');
    expect(second).not.toContain('certificate');
  });

  it('shows six gaps, and all on demand', async () => {
    await renderLoaded(
      someInsights({
        skillGaps: Array.from({ length: 9 }, (_, place) =>
          aGap({ key: `${place}`, name: `Skill ${place}` }),
        ),
      }),
    );
    const user = userEvent.setup();
    expect(gaps()).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show all 9', expanded: false }));
    expect(gaps()).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(gaps()).toHaveLength(6);
  });

  it('shows an empty state without completed scans', async () => {
    await renderLoaded(
      someInsights({
        completedJobs: 0,
        readyJobs: 0,
        skillGaps: [],
        skillGapsOver: 0,
      }),
    );
    expect(region('Skill gaps').getByText(/once scans have scores/)).toBeInTheDocument();
  });

  it('claims no pattern if no two postings lack the same skill', async () => {
    await renderLoaded(someInsights({ skillGaps: [] }));
    expect(region('Skill gaps').getByText(/^No pattern yet/)).toBeInTheDocument();
  });

  it('says so if no posting is in the user’s field', async () => {
    await renderLoaded(someInsights({ skillGaps: [], skillGapsOver: 0 }));
    expect(
      region('Skill gaps').getByText(/^None of your scans is in your own field/),
    ).toBeInTheDocument();
  });

  it('offers a retry after a load error', async () => {
    serve(call, () => problem('SERVICE_UNAVAILABLE'));
    renderAt(<InsightsSection />);
    expect(await screen.findByText('We couldn’t load your skill gaps.')).toBeInTheDocument();
    serve(call, () => ok(someInsights()));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Kubernetes')).toBeInTheDocument();
  });

  it('refetches when a scan is completed', async () => {
    serve(call, () => ok(someInsights()));
    const client = aQueryClient();
    renderAt(<InsightsSection />, { client });
    await screen.findByText('Kubernetes');
    serve(call, () => ok(someInsights({ skillGaps: [aGap({ name: 'Terraform' })] })));
    liveEvents['scan.completed'](client, {
      _id: anId(1),
      status: 'completed',
      title: null,
      overallScore: 70,
      readyToApply: true,
    });
    expect(await screen.findByText('Terraform')).toBeInTheDocument();
  });

  describe('export', () => {
    const saved: { name: string; url: string }[] = [];
    beforeEach(() => {
      saved.length = 0;
      URL.createObjectURL = () => 'blob:scans';
      URL.revokeObjectURL = () => undefined;
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        saved.push({ name: this.download, url: this.href });
      });
      localStorage.setItem('token', 'a-token');
    });
    afterEach(() => jest.restoreAllMocks());

    it('saves all scans in the selected format', async () => {
      await renderLoaded();
      serve(
        'GET /jobs/export',
        () =>
          new Response('[]', {
            headers: { 'content-disposition': 'attachment; filename="rolefit-jobs.json"' },
          }),
      );
      const user = userEvent.setup();
      await user.click(screen.getByRole('button', { name: /Export/ }));
      await user.click(screen.getByRole('button', { name: /JSON/ }));
      await waitFor(() =>
        expect(saved).toEqual([{ name: 'rolefit-jobs.json', url: 'blob:scans' }]),
      );
      const [request] = requestsTo('GET /jobs/export');
      expect(request?.query.get('format')).toBe('json');
      expect(request?.headers.get('authorization')).toBe('Bearer a-token');
    });

    it('closes on Escape and restores the focus', async () => {
      await renderLoaded();
      const user = userEvent.setup();
      await user.click(screen.getByRole('button', { name: /Export/ }));
      await user.tab();
      expect(screen.getByRole('button', { name: /CSV/ })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('button', { name: /CSV/ })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: /Export/ })).toHaveFocus();
    });

    it('saves no file on failure', async () => {
      await renderLoaded();
      serve('GET /jobs/export', () => problem('SERVICE_UNAVAILABLE'));
      const user = userEvent.setup();
      await user.click(screen.getByRole('button', { name: /Export/ }));
      await user.click(screen.getByRole('button', { name: /CSV/ }));
      await waitFor(() => expect(screen.getByRole('button', { name: /^Export/ })).toBeEnabled());
      expect(saved).toEqual([]);
    });
  });
});
