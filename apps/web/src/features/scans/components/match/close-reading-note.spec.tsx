import { type CloseReadingState } from '@rolefit/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scanKeys } from '@/lib/query-keys';
import { aCloseReading, aJob, aJobDetail, anEffect, anId } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { aQueryClient, renderAt } from '@/testing/render';
import { useQuery } from '@tanstack/react-query';
import { scanQuery } from '../../api/get-scan';
import { CloseReadingNote } from './close-reading-note';

const call = `POST /jobs/${anId(1)}/close-reading`;
const failure = {
  code: 'MODEL_ANSWER_INVALID',
  message: 'The AI service gave an answer that we couldn’t use.',
  retryable: true,
} as const;

/** As on the detail page: it shows what is in the cache. */
function Shown() {
  const { data } = useQuery(scanQuery(anId(1)));
  return (
    data?.closeReading && (
      <CloseReadingNote
        id={data._id}
        closeReading={data.closeReading}
        score={78}
        canBeRead={data.canBeReadClosely}
      />
    )
  );
}

function show(closeReading: Partial<CloseReadingState>, canBeReadClosely = true) {
  const client = aQueryClient();
  const job = aJobDetail({ closeReading: aCloseReading(closeReading), canBeReadClosely });
  client.setQueryData(scanKeys.detail(anId(1)), job);
  serve(`GET /jobs/${anId(1)}`, () => ok(job));
  renderAt(<Shown />, { client });
  return screen.getByRole('region', { name: 'Close reading' });
}
const button = () => screen.queryByRole('button', { name: 'Read closely again' });

describe('CloseReadingNote', () => {
  it('says that the resume that fits best now is to be read closely', () => {
    expect(show({ effect: null, isOutdated: true })).toHaveTextContent(
      'This score is an estimate by word matching.The resume that now fits best hasn’t been read closely.',
    );
    expect(button()).toBeInTheDocument();
  });

  it('does not offer that without a model', () => {
    show({ effect: null, isOutdated: true }, false);
    expect(button()).not.toBeInTheDocument();
  });

  it('says that the score is an estimate, and that it is replaced', () => {
    expect(show({ status: 'reading', effect: null })).toHaveTextContent(
      'This score is an estimate by word matching.Your resume and the posting are being compared line by line. The score will update automatically.',
    );
    expect(button()).not.toBeInTheDocument();
  });

  it('says why it waits', () => {
    const message = 'The AI service cannot be reached right now.';
    expect(
      show({
        status: 'queued',
        effect: null,
        failure: { code: 'MODEL_AWAY', message, retryable: false },
      }),
    ).toHaveTextContent(message);
  });

  it('explains the change, and says who has read and what was dropped', () => {
    const effect = anEffect({ unfounded: 1, rejectedClaims: 2 });
    expect(show({ effect })).toHaveTextContent(
      'Changed from 52 to 52 78: 3 lines that word matching missed, 1 requirement not fully shown.' +
        'Read closely by the AI model qwen3:8b. 2 claims without a source were dropped.',
    );
    expect(button()).not.toBeInTheDocument();
  });

  it('names the agent of the user', () => {
    const effect = anEffect({ reader: { kind: 'agent', name: 'My laptop' } });
    expect(show({ effect })).toHaveTextContent('Read closely by your agent “My laptop”.');
  });

  it('says that the score stays', () => {
    expect(show({ effect: anEffect({ estimate: 78, found: 0 }) })).toHaveTextContent(
      'Still 78 after a close reading.',
    );
  });

  it('says what a failure means for the score, and reads again on request', async () => {
    serve(call, () =>
      ok(aJob({ closeReading: aCloseReading({ status: 'queued', effect: null }) }), 202),
    );
    const region = show({ status: 'failed', effect: null, failure });
    expect(region).toHaveTextContent(
      `This match couldn’t be read closely, so its score is an estimate.${failure.message}`,
    );
    // The refetch delivers the state on the server.
    serve(`GET /jobs/${anId(1)}`, () =>
      ok(aJobDetail({ closeReading: aCloseReading({ status: 'reading', effect: null }) })),
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Read closely again' }));
    expect(await screen.findByText('This score is an estimate by word matching.')).toBeVisible();
    expect(region).toHaveFocus();
    expect(button()).not.toBeInTheDocument();
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
  });

  it('offers no reading on a server without a model for it', () => {
    const region = show({ status: 'failed', effect: null, failure }, false);
    expect(region).toHaveTextContent(failure.message);
    expect(button()).not.toBeInTheDocument();
  });

  it('rolls back if the server refuses', async () => {
    serve(call, () => problem('MODEL_NOT_CONFIGURED'));
    show({ status: 'failed', effect: null, failure });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Read closely again' }));
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    expect(await screen.findByText(failure.message)).toBeInTheDocument();
    expect(button()).toBeInTheDocument();
  });

  it('offers nothing where reading again cannot help', () => {
    show({ status: 'failed', effect: null, failure: { ...failure, retryable: false } });
    expect(button()).not.toBeInTheDocument();
  });

  it.each([
    ['the model', { kind: 'model', name: 'qwen3:8b' }, true],
    ['an agent, which only its owner can ask', { kind: 'agent', name: 'My laptop' }, false],
  ] as const)('says that %s has read an earlier version of the resume', (_, reader, isOffered) => {
    expect(show({ isOutdated: true, effect: anEffect({ reader }) })).toHaveTextContent(
      'It read an earlier version of your resume.',
    );
    expect(button() !== null).toBe(isOffered);
    const advice = screen.queryByText(/Ask your agent to read it again\./);
    expect(advice === null).toBe(isOffered);
  });
});
