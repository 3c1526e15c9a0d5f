import { errorCodes, modelSetUpCodes } from '@rolefit/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCloseReading, aJob, anEffect, anId, aScore } from '@/testing/builders';
import { ok, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { ScanCard } from './scan-card';

const failure = {
  code: 'MODEL_UNAVAILABLE',
  message: 'The AI service didn’t answer.',
  retryable: true,
} as const;
const show = (job: Parameters<typeof aJob>[0]) =>
  renderAt(<ScanCard job={aJob(job)} resumeAction={<a href="/profile">Go to your resume</a>} />);

const unread = { status: 'reading', effect: null } as const;

describe('ScanCard', () => {
  it.each([
    [91, 'Strong'],
    [64, 'Good'],
    [43, 'Partial'],
    [22, 'Weak'],
  ])('shows %i with the word %s', (overallScore, word) => {
    show({ score: aScore({ overallScore }) });
    expect(screen.getByText(`${overallScore}%`)).toBeInTheDocument();
    expect(screen.getByText(word)).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(overallScore));
  });

  it('shows how sure the score is, where the judge says so', () => {
    const { unmount } = show({ score: aScore({ range: { low: 60, high: 88 } }) });
    expect(screen.getByText('between 60 and 88')).toBeInTheDocument();
    unmount();
    show({});
    expect(screen.queryByText(/^between/)).not.toBeInTheDocument();
  });

  describe('of several resumes', () => {
    const resumeComparison = {
      best: { number: 2, name: 'Platform' },
      others: [
        {
          number: 1,
          name: 'General',
          overallScore: 64,
          readyToApply: true,
          isReadClosely: false,
          lacks: ['Kubernetes'],
        },
      ],
    };

    it('shows what each scores, the best first', () => {
      show({ score: aScore({ overallScore: 81 }), resumeComparison });
      expect(screen.getByText('Platform 81% · General 64%')).toHaveTextContent(/^Your resumes: /);
    });

    it('shows an estimate until the one that fits best now is read closely', () => {
      show({ resumeComparison, closeReading: aCloseReading({ effect: null, isOutdated: true }) });
      expect(screen.getByText('Estimate')).toBeInTheDocument();
      expect(screen.getByText('Not read closely yet')).toBeInTheDocument();
    });

    it('does not speak of reading again while the second one is read', () => {
      show({ resumeComparison, closeReading: aCloseReading({ status: 'reading' }) });
      expect(screen.getByText('Reading closely…')).toBeInTheDocument();
    });
  });

  it('shows the former score', () => {
    show({ score: aScore({ overallScore: 61 }), formerScore: 57 });
    expect(screen.getByText('Changed from 57 to')).toBeInTheDocument();
    expect(screen.getByText('61%')).toBeInTheDocument();
  });

  it.each([null, 61])('shows no change if the former score was %p', (formerScore) => {
    show({ score: aScore({ overallScore: 61 }), formerScore });
    expect(screen.queryByText(/Changed/)).not.toBeInTheDocument();
  });

  it.each([
    ['queued', 'Waiting for its turn'],
    ['reading', 'Reading the posting'],
    ['matching', 'Matching with your resume'],
  ] as const)('shows the state of a scan that is %s, without a score', (status, words) => {
    show({ status, score: null });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  });

  it('shows that a scan waits until tomorrow if the daily budget is spent', () => {
    show({
      status: 'queued',
      score: null,
      failure: { code: 'MODEL_BUDGET_SPENT', message: 'The budget is spent.', retryable: false },
    });
    expect(screen.getByText('Waiting until tomorrow')).toBeInTheDocument();
    expect(screen.getByText('Today’s AI budget is spent')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it.each(['MODEL_AWAY', 'MODEL_BUSY'] as const)(
    'shows that a scan waits for an unavailable model, and since when (%s)',
    (code) => {
      const since = new Date();
      since.setHours(0, 4, 0, 0);
      show({
        status: 'queued',
        score: null,
        failure: {
          code,
          message: 'It cannot be reached.',
          retryable: false,
          since: since.toISOString(),
        },
      });
      expect(screen.getByText('Waiting for the AI service')).toBeInTheDocument();
      expect(screen.getByText(/^Since 12:04\sAM$/)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    },
  );

  it.each(modelSetUpCodes)(
    'shows that a scan waits for the operator, and promises no retries (%s)',
    (code) => {
      const { message } = errorCodes[code];
      show({ status: 'queued', score: null, failure: { code, message, retryable: false } });
      expect(screen.getByText('Waiting for the operator')).toBeInTheDocument();
      expect(screen.getByText('The AI service isn’t set up')).toBeInTheDocument();
      expect(document.body).not.toHaveTextContent(/try again|every few minutes/i);
    },
  );

  it('shows that it continues automatically if the start of the delay is unknown', () => {
    show({
      status: 'queued',
      score: null,
      failure: { code: 'MODEL_AWAY', message: 'It cannot be reached.', retryable: false },
    });
    expect(screen.getByText('Will resume automatically')).toBeInTheDocument();
  });

  it('shows why a scan failed and retries it', async () => {
    serve(`POST /jobs/${anId(1)}/rescan`, () =>
      ok(aJob({ status: 'queued', score: null, failure: null }), 202),
    );
    show({ status: 'failed', score: null, failure });
    expect(screen.getByText(failure.message)).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('link', { name: 'View Ward Nurse' })).toHaveFocus();
    await waitFor(() => expect(requestsTo(`POST /jobs/${anId(1)}/rescan`)).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'View Ward Nurse' })).toHaveFocus();
  });

  it('shows whether the match is Applicable, until its stage says more', () => {
    const saved = { stage: 'applied', note: '', savedAt: '2026-11-20T10:00:00.000Z' } as const;
    const { unmount } = show({ readyToApply: true, saved: { ...saved, stage: 'saved' } });
    expect(screen.getByText('Applicable')).toBeInTheDocument();
    unmount();
    show({ readyToApply: true, saved });
    expect(screen.queryByText('Applicable')).not.toBeInTheDocument();
  });

  it('offers no Retry if it cannot help', () => {
    show({ status: 'failed', score: null, failure: { ...failure, retryable: false } });
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('links to the form if the posting was too complex', () => {
    show({
      status: 'failed',
      score: null,
      failure: { ...failure, code: 'POSTING_TOO_COMPLEX', retryable: false },
    });
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Scan the job description' })).toHaveAttribute(
      'href',
      '/job-scan',
    );
  });

  it('links to the resume while it waits for one', () => {
    show({ status: 'waiting-for-resume', score: null });
    expect(screen.getByText(/score this once your resume is ready/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your resume' })).toBeInTheDocument();
  });

  it('explains why a text was not scored', () => {
    show({ status: 'needs-text', score: null });
    expect(screen.getByText(/we made up no score/)).toBeInTheDocument();
  });

  it('falls back to an initial without a valid logo', () => {
    const { container } = show({ logo: 'javascript:alert(1)' });
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('H')).toBeInTheDocument();
  });

  it('opens the detail', async () => {
    show({});
    await userEvent.setup().click(screen.getByRole('link', { name: 'View Ward Nurse' }));
    expect(screen.getByText(`At /job-match/${anId(1)}`)).toBeInTheDocument();
  });

  describe('with a close reading', () => {
    const score = aScore({ overallScore: 78, range: { low: 70, high: 84 } });

    it('labels the score as an estimate until it is done', () => {
      show({ score, closeReading: aCloseReading(unread) });
      expect(screen.getByText('Estimate')).toBeInTheDocument();
      expect(screen.getByText('Reading closely…')).toBeInTheDocument();
      expect(screen.queryByText('Match Score')).not.toBeInTheDocument();
    });

    it('says why it waits', () => {
      const waiting = { ...failure, code: 'MODEL_BUDGET_SPENT', retryable: false } as const;
      show({
        score,
        closeReading: aCloseReading({ ...unread, status: 'queued', failure: waiting }),
      });
      expect(
        screen.getByText('Waiting until tomorrow. Today’s AI budget is spent.'),
      ).toBeInTheDocument();
    });

    it('keeps the score as an estimate where it failed', () => {
      show({ score, closeReading: aCloseReading({ status: 'failed', effect: null, failure }) });
      expect(screen.getByText('Estimate')).toBeInTheDocument();
      expect(screen.getByText('Couldn’t be read closely')).toBeInTheDocument();
    });

    it('does not take the score of an earlier reading for an estimate', () => {
      show({ score, closeReading: aCloseReading({ status: 'failed', failure }) });
      expect(screen.getByText('Match Score')).toBeInTheDocument();
      expect(screen.getByText('Couldn’t be read closely again')).toBeInTheDocument();
    });

    it.each([
      [{ found: 3 }, '78: 3 lines that word matching missed'],
      [{ found: 1 }, '78: 1 line that word matching missed'],
      [{ found: 0, unfounded: 2 }, '78: 2 requirements not fully shown'],
      [{ found: 3, unfounded: 2 }, '78: 3 lines found, 2 not fully shown'],
      [{ found: 0 }, '78: read closely'],
    ])('explains in one line what has changed: %j', (effect, words) => {
      show({ score, formerScore: 52, closeReading: aCloseReading({ effect: anEffect(effect) }) });
      expect(screen.getByText(words, { exact: false })).toHaveTextContent(
        `Changed from 52 to 52 ${words}`,
      );
      expect(screen.getAllByText(/Changed from/)).toHaveLength(1);
      expect(screen.getByText('Match Score')).toBeInTheDocument();
    });

    it('shows a later change of the score as well', () => {
      show({ score, formerScore: 71, closeReading: aCloseReading() });
      expect(screen.getByText('Changed from 71 to')).toBeInTheDocument();
      expect(screen.getByText('Changed from 52 to')).toBeInTheDocument();
    });

    it('says that the score stays', () => {
      show({
        score,
        closeReading: aCloseReading({ effect: anEffect({ estimate: 78, found: 0 }) }),
      });
      expect(screen.getByText('Read closely: still 78')).toBeInTheDocument();
    });

    it('does not call it an estimate while it is read again', () => {
      show({ score, closeReading: aCloseReading({ status: 'queued' }) });
      expect(screen.getByText('Match Score')).toBeInTheDocument();
      expect(screen.getByText('Reading closely again…')).toBeInTheDocument();
    });
  });
});
