import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aQueryClient, renderAt } from '@/testing/render';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  aCloseReading,
  aJobDetail,
  aPoint,
  aScore,
  posting,
  quoteIn,
  resumeText,
} from '@/testing/builders';
import { setMedia } from '@/testing/media';
import { MatchReport } from './match-report';

const isWide = (query: string) => query.includes('min-width');
const report = (job = aJobDetail()) => (
  <MatchReport job={job} score={job.score ?? aScore()} isArriving={false} />
);
const show = (job = aJobDetail()) => renderAt(report(job));
const litIn = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('[data-active="true"]')]
    .map((mark) => mark.textContent)
    .join('');

describe('MatchReport', () => {
  // Preloads the lazy chunks below the verdict.
  beforeEach(async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Evidence' })).toBeInTheDocument();
    cleanup();
  });

  it('shows the score, and the rules and sub-scores when asked', async () => {
    show();
    expect(screen.getByRole('img', { name: 'Overall score 74 of 100: Good' })).toBeInTheDocument();
    expect(screen.getByText('Applicable')).toBeInTheDocument();
    expect(screen.queryByText('Overall 74; 60 is needed.')).not.toBeInTheDocument();
    const user = userEvent.setup();
    await user.click(screen.getByText('Why this score'));
    expect(await screen.findByText('Overall 74; 60 is needed.')).toBeInTheDocument();
    await user.click(screen.getByRole('heading', { name: 'Score breakdown' }));
    expect(await screen.findByRole('progressbar', { name: 'Skills' })).toHaveAttribute(
      'aria-valuenow',
      '80',
    );
    // The posting asks for no degree.
    expect(screen.queryByText('Education')).not.toBeInTheDocument();
  });

  it('leads with the sentence that says why, and folds the others', async () => {
    show(
      aJobDetail({
        scanSummary: 'This is a good match. Your resume shows both. We couldn’t find Danish.',
      }),
    );
    expect(screen.getByText('This is a good match. Your resume shows both.')).toBeInTheDocument();
    expect(screen.queryByText('We couldn’t find Danish.')).not.toBeInTheDocument();
    await userEvent.setup().click(screen.getByText('Why this score'));
    expect(await screen.findByText('We couldn’t find Danish.')).toBeInTheDocument();
  });

  it('says how far it is from Applicable', () => {
    const readiness = [{ rule: 'overall', isMet: false, text: '8 points below.' }] as const;
    show(
      aJobDetail({
        readyToApply: false,
        readiness: [...readiness],
        score: aScore({ overallScore: 52 }),
      }),
    );
    expect(screen.getByText('Not Applicable').parentElement).toHaveTextContent(
      'Not Applicable 8 points short',
    );
  });

  it('shows how sure the score is, and whether the posting says little', () => {
    const score = aScore({ range: { low: 51, high: 97 } });
    show(aJobDetail({ score }));
    expect(screen.getByText('Between 51 and 97, as far as we can tell')).toBeInTheDocument();
    cleanup();
    show(
      aJobDetail({
        score,
        readiness: [{ rule: 'breadth', isMet: false, text: 'We understood 2 requirements.' }],
      }),
    );
    expect(screen.getByText('Between 51 and 97: this posting says little')).toBeInTheDocument();
  });

  it('shows no range where the judge gave none', () => {
    show();
    expect(screen.queryByText(/^Between/)).not.toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Wound care Found, required 40 / 40 points' }),
    ).toBeInTheDocument();
  });

  it.each([
    [{ verdict: 'shown', by: 'same-skill' }, 'Wound care Found, required 40 / 40 points'],
    [
      { verdict: 'shown', by: 'role-title' },
      'Wound care Found, required, by your title 40 / 40 points',
    ],
    [
      { verdict: 'shown', by: 'stated' },
      'Wound care Found, required, stated by you 40 / 40 points',
    ],
    [
      { verdict: 'partly', by: 'wording', kind: 'duty' },
      'Wound care Partly, duty, similar words 40 / 40 points',
    ],
    [{ verdict: 'not-found', by: 'wording' }, 'Wound care Missing, required 40 / 40 points'],
    [
      { verdict: 'contradicted', by: 'licence' },
      'Wound care Missing, required, your resume says otherwise 40 / 40 points',
    ],
  ] as const)('says the verdict and what it rests on in words: %j', (point, name) => {
    show(aJobDetail({ points: [aPoint(point)] }));
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  });

  it('groups points by what was found, with sums, and folds the small ones', async () => {
    setMedia(isWide);
    const small = (label: string, pointsPossible: number) =>
      aPoint({ label, points: pointsPossible, pointsPossible });
    show(aJobDetail({ points: [...aJobDetail().points, small('Tact', 1), small('Charts', 0)] }));
    const groups = screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    expect(groups.filter((text) => text?.includes('/'))).toEqual(['Missing0 / 5', 'Found41 / 41']);
    expect(screen.queryByRole('button', { name: /^Tact/ })).not.toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: '2 small ones (1 point)' }));
    expect(screen.getByRole('button', { name: /^Tact/ })).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Charts Found, required under 1 point' }),
    ).toBeInTheDocument();
  });

  it('marks lines by what was found, and fills none before one is chosen', () => {
    setMedia(isWide);
    show();
    expect(litIn('Text of the posting')).toBe('');
    const marks = within(screen.getByRole('region', { name: 'Text of the posting' }));
    expect(marks.getByText('We ask for wound care.')).toHaveClass('underline');
    expect(marks.getByText('Danish at B2')).not.toHaveClass('underline');
  });

  it('shows the former score', () => {
    show(aJobDetail({ formerScore: 61 }));
    expect(screen.getByText('Changed from 61 to').parentElement).toHaveTextContent(
      'Changed from 61 to 61 74',
    );
  });

  it('calls the score an estimate until it is read closely', async () => {
    show(aJobDetail({ closeReading: aCloseReading({ status: 'reading', effect: null }) }));
    expect(
      screen.getByRole('img', { name: 'Overall score 74 of 100: Good, estimate' }),
    ).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Close reading' })).toBeInTheDocument();
  });

  it('explains a change by a close reading once', async () => {
    show(aJobDetail({ formerScore: 52, closeReading: aCloseReading() }));
    expect(await screen.findByRole('region', { name: 'Close reading' })).toHaveTextContent(
      '74: 3 lines that word matching missed.',
    );
    expect(screen.getAllByText(/Changed from/)).toHaveLength(1);
  });

  it('highlights both lines of the focused point', async () => {
    setMedia(isWide);
    show();
    act(() => screen.getByRole('button', { name: /Wound care/ }).focus());
    expect(litIn('Text of the posting')).toBe('We ask for wound care.');
    expect(litIn('Text of your resume')).toBe('Daily wound care on a surgical ward.');
    act(() => screen.getByRole('button', { name: /Danish B2/ }).focus());
    expect(await screen.findByText('Your resume names no Danish.')).toBeInTheDocument();
    expect(litIn('Text of the posting')).toBe('Danish at B2');
    expect(litIn('Text of your resume')).toBe('');
    expect(screen.getByText('We couldn’t find this here')).toBeInTheDocument();
  });

  it('highlights both lines of the hovered point', async () => {
    setMedia(isWide);
    show();
    await userEvent.setup().hover(screen.getByRole('button', { name: /Danish B2/ }));
    expect(await screen.findByText('Your resume names no Danish.')).toBeInTheDocument();
    expect(litIn('Text of the posting')).toBe('Danish at B2');
  });

  it.each([
    ['beside the texts', true],
    ['out of the tab of the posting', false],
  ])('links a quoted line to its point, %s', async (_, isWideScreen) => {
    setMedia((query) => isWideScreen && isWide(query));
    show();
    const user = userEvent.setup();
    if (!isWideScreen) await user.click(screen.getByRole('tab', { name: 'Posting' }));
    await user.click(
      within(screen.getByRole('region', { name: 'Text of the posting' })).getByText('Danish at B2'),
    );
    expect(screen.getByRole('button', { name: /Danish B2/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.getByRole('button', { name: /Danish B2/ })).toHaveFocus();
  });

  it('selects nothing while the user selects words of a quoted line', async () => {
    setMedia(isWide);
    show();
    const mark = within(screen.getByRole('region', { name: 'Text of the posting' })).getByText(
      'Danish at B2',
    );
    await userEvent
      .setup()
      .pointer([
        { keys: '[MouseLeft>]', target: mark, offset: 0 },
        { target: mark, offset: 6 },
        { keys: '[/MouseLeft]' },
      ]);
    expect(window.getSelection()?.toString()).toBe('Danish');
    expect(screen.getByRole('button', { name: /Danish B2/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('is one tab stop, within which arrow keys, Home and End move', async () => {
    setMedia(isWide);
    show();
    const user = userEvent.setup();
    const danish = screen.getByRole('button', { name: /Danish B2/ });
    const wounds = screen.getByRole('button', { name: /^Wound care/ });
    const tabStops = () => [danish, wounds].map(({ tabIndex }) => tabIndex);
    expect(tabStops()).toEqual([0, -1]);
    act(() => danish.focus());
    await user.keyboard('{ArrowDown}');
    expect(wounds).toHaveFocus();
    expect(tabStops()).toEqual([-1, 0]);
    expect(litIn('Text of the posting')).toBe('We ask for wound care.');
    await user.keyboard('{ArrowDown}{Home}');
    expect(danish).toHaveFocus();
    await user.keyboard('{End}');
    expect(wounds).toHaveFocus();
  });

  it('announces the lines to screen readers after a selection', async () => {
    setMedia(isWide);
    show();
    expect(screen.queryByText(/The posting: “/)).not.toBeInTheDocument();
    act(() => screen.getByRole('button', { name: /Danish B2/ }).focus());
    const said = await screen.findByText(
      'Danish B2. Your resume names no Danish. The posting: “Danish at B2” Your resume: We couldn’t find this in your resume.',
    );
    expect(said).toHaveAttribute('aria-live', 'polite');
  });

  it('links a recommendation to its lines and shows it at the point', async () => {
    setMedia(isWide);
    const job = aJobDetail();
    show({
      ...job,
      points: job.points.map((point) =>
        point.label === 'Danish B2' ? { ...point, recommendation: 0 } : point,
      ),
      recommendations: ['Name your Danish: up to +5 points.', 'Nothing has this.'],
    });
    await userEvent
      .setup()
      .click(screen.getByRole('button', { name: '1 Name your Danish: up to +5 points.' }));
    expect(screen.getByRole('button', { name: /^Danish B2/ })).toHaveFocus();
    expect(litIn('Text of the posting')).toBe('Danish at B2');
    expect(screen.getByText('What would help:')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Nothing has this/ })).not.toBeInTheDocument();
  });

  it('shows the lines of a condition without points, and the user’s statement', async () => {
    show({
      ...aJobDetail(),
      knockouts: [
        {
          kind: 'language',
          label: 'Danish',
          status: 'not-met',
          postingQuote: quoteIn(posting, 'Danish at B2 is a must.'),
          resumeQuote: null,
          statedByUser: 'Danish B1',
        },
      ],
    });
    await userEvent.setup().click(screen.getByRole('button', { name: /^Danish Not met/ }));
    const shown = screen.getByRole('region', { name: 'Outside the points' });
    expect(shown).toHaveTextContent('Danish at B2 is a must.');
    expect(shown).toHaveTextContent('You stated: Danish B1');
    expect(shown.querySelector('[data-loose]')).toHaveFocus();
  });

  it('links the line of such a condition to its row', async () => {
    setMedia(isWide);
    const licence = quoteIn(posting, 'would be nice');
    show({
      ...aJobDetail(),
      knockouts: [
        {
          kind: 'licence',
          label: 'Registered nurse',
          status: 'unknown',
          postingQuote: licence,
          resumeQuote: null,
        },
      ],
    });
    await userEvent
      .setup()
      .click(
        within(screen.getByRole('region', { name: 'Text of the posting' })).getByText(licence.text),
      );
    expect(screen.getByRole('region', { name: 'Outside the points' })).toHaveTextContent(
      'Registered nurse',
    );
    expect(litIn('Text of the posting')).toBe(licence.text);
  });

  it('shows the line of a condition that the posting only prefers, which is not judged', async () => {
    setMedia(isWide);
    const quote = quoteIn(posting, 'would be nice');
    show(
      aJobDetail({
        terms: {
          places: [],
          salaries: [],
          weeklyHours: [],
          contracts: [],
          closingDates: [],
          conditions: [{ topic: 'nights', amount: null, importance: 'preferred', quote }],
        },
      }),
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('heading', { name: 'All conditions' }));
    const list = await screen.findByRole('list', { name: 'Preferred conditions' });
    await user.click(within(list).getByRole('button', { name: /^Night work/ }));
    expect(screen.getByRole('region', { name: 'Outside the points' })).toHaveTextContent(
      'Night work',
    );
    expect(litIn('Text of the posting')).toBe(quote.text);
    expect(screen.getByText('Preferred, so not looked for')).toBeInTheDocument();
  });

  it('keeps the selection when the match is judged again in another order', async () => {
    setMedia(isWide);
    const job = aJobDetail();
    const client = aQueryClient();
    const inClient = (shown: typeof job) => (
      <QueryClientProvider client={client}>{report(shown)}</QueryClientProvider>
    );
    const { rerender } = render(inClient(job));
    act(() => screen.getByRole('button', { name: /Danish B2/ }).focus());
    const [first, second] = job.points;
    rerender(
      inClient({
        ...job,
        points: [
          second!,
          aPoint({ label: 'Palliative care', postingQuote: quoteIn(posting, 'Palliative care') }),
          first!,
        ],
        score: aScore({ overallScore: 80 }),
      }),
    );
    expect(screen.getByRole('button', { name: /Danish B2/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.getByRole('button', { name: /Danish B2/ })).toHaveFocus();
    expect(litIn('Text of the posting')).toBe('Danish at B2');
  });

  it('mentions an outdated resume, or one whose text is gone', () => {
    setMedia(isWide);
    const job = aJobDetail({ resumeText: null });
    show({ ...job, judged: { ...job.judged!, resumeFileName: 'old.pdf', isNewestResume: false } });
    expect(screen.getByText(/earlier resume, old\.pdf/)).toBeInTheDocument();
    expect(screen.getByText('The text of this resume is gone.')).toBeInTheDocument();
  });

  it('says that the lines of the resume were read from a scan', () => {
    setMedia(isWide);
    const job = aJobDetail();
    show({ ...job, judged: { ...job.judged!, resumeReadAs: 'scan' } });
    expect(screen.getByText(/were read from a scan/)).toBeInTheDocument();
  });

  it('renders a posting of 200,000 characters with its lines marked', () => {
    setMedia(isWide);
    const long = `${'One more line about us.\n'.repeat(9_000)}${posting}`;
    const job = aJobDetail({
      jobDescription: long,
      points: [
        aPoint({
          postingQuote: quoteIn(long, 'We ask for wound care.'),
          resumeQuote: quoteIn(resumeText, 'Ward nurse since 2018.'),
        }),
      ],
    });
    show(job);
    act(() => screen.getByRole('button', { name: /^Wound care/ }).focus());
    expect(litIn('Text of the posting')).toBe('We ask for wound care.');
    expect(screen.getByRole('region', { name: 'Text of the posting' }).childElementCount).toBe(3);
  });

  it('shows the lines of a missing skill without a point', async () => {
    setMedia(isWide);
    show();
    const user = userEvent.setup();
    await user.click(screen.getByRole('heading', { name: 'All skills' }));
    await user.click(await screen.findByRole('button', { name: /^Palliative care \(preferred\)/ }));
    expect(litIn('Text of the posting')).toBe('Palliative care');
  });

  it('quotes both lines under the point on narrow screens, with the texts in tabs', async () => {
    show();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Wound care/ }));
    expect(
      screen.getByText('We ask for wound care.', { selector: 'blockquote' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Danish B2/ }));
    expect(screen.getByText('We couldn’t find this in your resume.')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Posting' }));
    expect(litIn('Text of the posting')).toBe('Danish at B2');
  });
});
