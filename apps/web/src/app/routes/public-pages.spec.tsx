import { errorCodes } from '@rolefit/contracts';
import { readyThresholds, scoreRange } from '@rolefit/scoring';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetServerFacts } from '@/features/landing/server-facts';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { Extension } from './extension';
import { Landing } from './landing';
import { NotFound } from './not-found';
import { Privacy } from './privacy';
import { Terms } from './terms';

const facts =
  (sourceUrl: unknown, model: string | null = null) =>
  () =>
    ok({ providers: [], sourceUrl, extensionUrl: null, model });

beforeEach(() => {
  forgetServerFacts();
  serve('GET /auth/providers', facts(null));
});
/** The page with the server's data and its lazy components. */
async function show(...page: Parameters<typeof renderAt>) {
  const shown = renderAt(...page);
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  return shown;
}

describe('every public page', () => {
  it.each([
    ['the landing page', <Landing key="l" />, 'Rolefit'],
    ['the privacy policy', <Privacy key="p" />, 'Privacy Policy · Rolefit'],
    ['the terms', <Terms key="t" />, 'Terms of Service · Rolefit'],
    ['the page of the extension', <Extension key="e" />, 'The Rolefit extension · Rolefit'],
    ['the page that is none', <NotFound key="n" />, 'Page not found · Rolefit'],
  ])(
    '%s has its title, its landmarks, one first heading, a way past the bar and the footer',
    async (_, page, title) => {
      await show(page);
      expect(document.title).toBe(title);
      for (const role of ['banner', 'main', 'contentinfo'])
        expect(screen.getByRole(role)).toBeInTheDocument();
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
        'href',
        '#main',
      );
      const footer = within(screen.getByRole('contentinfo'));
      expect(footer.getByText(`© ${new Date().getFullYear()} Rolefit`)).toBeInTheDocument();
      expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
        'href',
        '/privacy',
      );
      expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
        'href',
        '/terms',
      );
      const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
      levels.reduce((above, level) => {
        expect(level).toBeLessThanOrEqual(above + 1);
        return level;
      });
    },
  );

  it('says how to install the extension by hand, and names its store where there is one', async () => {
    await show(<Extension />);
    expect(screen.getByText(/load it into your browser yourself/)).toBeInTheDocument();
    expect(screen.getByText('http://localhost')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Install it' })).not.toBeInTheDocument();
    forgetServerFacts();
    serve('GET /auth/providers', () =>
      ok({
        providers: [],
        sourceUrl: null,
        extensionUrl: 'https://store.example/rolefit',
        model: null,
      }),
    );
    await show(<Extension />);
    expect(await screen.findByRole('link', { name: 'Install it' })).toHaveAttribute(
      'href',
      'https://store.example/rolefit',
    );
  });

  it('asks again on the next page where the server could not say it', async () => {
    serve('GET /auth/providers', () => problem('SERVICE_UNAVAILABLE'));
    const { unmount } = await show(<NotFound />);
    await waitFor(() => expect(requestsTo('GET /auth/providers')).toHaveLength(1));
    unmount();
    serve('GET /auth/providers', facts('https://code.example/rolefit'));
    await show(<NotFound />);
    expect(await screen.findByRole('link', { name: /Source/ })).toBeInTheDocument();
  });

  it('leads to the source where the operator shows it, and only to a web address', async () => {
    serve('GET /auth/providers', facts('https://code.example/rolefit'));
    await show(<NotFound />);
    expect(await screen.findByRole('link', { name: /Source/ })).toHaveAttribute(
      'href',
      'https://code.example/rolefit',
    );
  });

  it.each(['javascript:alert(1)', 7, null])('shows no source link for %p', async (sourceUrl) => {
    serve('GET /auth/providers', facts(sourceUrl));
    await show(<NotFound />);
    await waitFor(() => expect(requestsTo('GET /auth/providers')).toHaveLength(1));
    expect(screen.queryByRole('link', { name: /Source/ })).not.toBeInTheDocument();
    // Search engines take an anchor without an address for a broken link.
    expect(document.querySelector('a:not([href])')).toBeNull();
  });
});

describe('Landing', () => {
  const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

  it('leads to the login page and to the steps', async () => {
    await show(<Landing />);
    expect(screen.getByText('Preview Mode')).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Find Your Best Job Match in Minutes' }),
    ).toBeInTheDocument();
    for (const name of ['Get Started', 'Get Started Free', 'Start with your resume'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'How it works' })).toHaveAttribute(
      'href',
      '/#how-it-works',
    );
    for (const picture of within(screen.getByRole('region', { name: 'How it works' })).getAllByRole(
      'img',
    )) {
      expect(picture).toHaveAttribute('width');
      expect(picture).toHaveAttribute('loading', 'lazy');
    }
    for (const name of [
      'Smart Job Matching',
      'Resume Insights',
      'Career Dashboard',
      'Skill Gap Guidance',
    ])
      expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
  });

  /** What browsers do on a press and jsdom only in part: the element opens or closes, and says so. */
  const toggle = (id: string) => {
    const item = document.getElementById(id) as HTMLDetailsElement;
    item.open = !item.open;
    fireEvent(item, new Event('toggle'));
  };

  it('opens the first question, then at most one at a time, or none', async () => {
    await show(<Landing />);
    expect(document.querySelectorAll('details')).toHaveLength(5);
    expect(open()).toEqual(['faq-what']);
    toggle('faq-free');
    expect(open()).toEqual(['faq-free']);
    toggle('faq-free');
    expect(open()).toEqual([]);
  });

  it('tells how a score is made by the numbers that make it', async () => {
    await show(<Landing />, { at: '/' });
    const answer = within(document.getElementById('faq-score') as HTMLElement);
    for (const verdict of ['Found.', 'Partly.', 'Missing.', 'Says otherwise.'])
      expect(answer.getByText(verdict).closest('li')).toBeInTheDocument();
    for (const words of [
      'A must weighs three times as much as a wish, and a duty of the role 1.5 times as much.',
      'each further one weighs a fifth less than the one before',
      `${Math.round(scoreRange.least + scoreRange.few / Math.sqrt(readyThresholds.understood))} points either way`,
      `at least ${readyThresholds.understood} requirements, and if the score is ${readyThresholds.overallPercent} or more`,
    ])
      expect(answer.getByText(new RegExp(words))).toBeInTheDocument();
  });
});

describe('Privacy', () => {
  it.each([
    [null, 'On this server the built-in analyser reads.'],
    ['reader-7', 'On this server the model “reader-7” reads.'],
  ])('says who reads on this server (%p)', async (model, sentence) => {
    serve('GET /auth/providers', facts(null, model));
    await show(<Privacy />);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('claims nothing about the reader where the server does not say', async () => {
    serve('GET /auth/providers', () => problem('SERVICE_UNAVAILABLE'));
    await show(<Privacy />);
    await waitFor(() => expect(requestsTo('GET /auth/providers')).toHaveLength(1));
    expect(screen.queryByText(/^On this server/)).not.toBeInTheDocument();
    expect(screen.queryByText(errorCodes.SERVICE_UNAVAILABLE.message)).not.toBeInTheDocument();
  });

  it('names what is replaced and when a deleted account is erased, with a date and a way to each section', async () => {
    await show(<Privacy />);
    expect(
      screen.getByText(
        'name, e-mail address, phone number, address, links and birth date are replaced',
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/For 30 days it stays so: signing in then lets you restore all of it/),
    ).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'profile' }))
      expect(link).toHaveAttribute('href', '/profile');
    expect(document.querySelector('time')).toHaveAttribute(
      'datetime',
      expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    );
    for (const link of within(
      screen.getByRole('navigation', { name: 'On this page' }),
    ).getAllByRole('link')) {
      expect(document.querySelector(link.getAttribute('href') ?? '')).toBeInTheDocument();
    }
  });
});

describe('the periods for which something is kept', () => {
  const retention = { deletedAccountDays: 14, auditDays: 90, endedSessionDays: 7 };

  it('are those of this server in the privacy policy', async () => {
    serve('GET /auth/providers', () => ok({ providers: [], sourceUrl: null, retention }));
    await show(<Privacy />);
    for (const words of [
      /For 14 days it stays so/,
      /For 14 days you can change your mind/,
      /is removed 7 days after its end/,
      /is kept for 90 days/,
    ])
      expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('are those of this server in the terms', async () => {
    serve('GET /auth/providers', () => ok({ providers: [], sourceUrl: null, retention }));
    await show(<Terms />);
    expect(await screen.findByText(/can be restored for 14 days/)).toBeInTheDocument();
  });

  it('are the defaults where the server says something else than numbers', async () => {
    serve('GET /auth/providers', () =>
      ok({
        providers: [],
        sourceUrl: null,
        retention: { deletedAccountDays: '1', auditDays: null },
      }),
    );
    await show(<Privacy />);
    await waitFor(() => expect(requestsTo('GET /auth/providers')).toHaveLength(1));
    expect(screen.getByText(/For 30 days it stays so/)).toBeInTheDocument();
    expect(screen.getByText(/is kept for 400 days/)).toBeInTheDocument();
  });
});

describe('NotFound', () => {
  it('leads a visitor to the start page and a user to the dashboard', async () => {
    const { unmount } = await show(<NotFound />);
    expect(screen.getByText('404')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'Go to the dashboard' })).not.toBeInTheDocument();
    unmount();
    localStorage.setItem('token', 'a');
    await show(<NotFound />);
    await userEvent.setup().click(screen.getByRole('link', { name: 'Go to the dashboard' }));
    expect(screen.getByText('At /dashboard')).toBeInTheDocument();
  });
});
