import { type Evaluation, failureOf } from '@rolefit/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anId, aProfile, aResume, aUser } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { SkillsStep } from './skills-step';

const evaluation = (
  status: Evaluation['status'],
  failure: Evaluation['failure'] = null,
): Evaluation => ({ status, failure, updatedAt: '2026-11-20T10:00:00.000Z' });
const profileWith = (state: Evaluation | null) =>
  aProfile({ resume: aResume({ evaluation: state }) });
const show = (state: Evaluation | null, props: { onBack?: () => void } = {}) =>
  renderAt(
    <SkillsStep
      headingId="step"
      profile={profileWith(state)}
      skills={<p>Wound care 80%</p>}
      onBack={props.onBack ?? jest.fn()}
    />,
  );

describe('SkillsStep', () => {
  it('starts an evaluation', async () => {
    serve('POST /evaluations/resume', () =>
      ok({ resumeId: anId(800), evaluation: evaluation('queued') }, 202),
    );
    show(null);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Read my resume' }));
    await waitFor(() => expect(requestsTo('POST /evaluations/resume')).toHaveLength(1));
  });

  it.each([
    ['extracting', 'Opening the file'],
    ['reading', 'Reading your resume'],
  ] as const)('shows that it is %s, without skills', (status, words) => {
    show(evaluation(status));
    expect(screen.getByRole('status', { name: words })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Read my resume' })).not.toBeInTheDocument();
    expect(screen.queryByText('Wound care 80%')).not.toBeInTheDocument();
  });

  it('shows the skills when it is completed', () => {
    show(evaluation('completed'));
    expect(screen.getByText('Wound care 80%')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows the error and leads back to another file', async () => {
    const onBack = jest.fn();
    show(
      evaluation('failed', {
        code: 'RESUME_ENCRYPTED',
        message: 'This PDF is protected by a password.',
        retryable: false,
      }),
      { onBack },
    );
    expect(screen.getByRole('alert')).toHaveTextContent('This PDF is protected by a password.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Upload another file' }));
    expect(onBack).toHaveBeenCalled();
  });

  it('offers a retry if the file is not the cause', async () => {
    serve('POST /evaluations/resume', () =>
      ok({ resumeId: anId(800), evaluation: evaluation('queued') }, 202),
    );
    show(evaluation('failed', failureOf('MODEL_UNAVAILABLE')));
    expect(screen.queryByRole('button', { name: 'Upload another file' })).not.toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requestsTo('POST /evaluations/resume')).toHaveLength(1));
  });

  it('shows why the analysis could not be started and offers a retry', async () => {
    serve('POST /evaluations/resume', () => problem('SERVICE_UNAVAILABLE'));
    show(null);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Read my resume' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/isn’t available right now/);
    expect(screen.getByRole('button', { name: 'Read my resume' })).toBeEnabled();
  });

  it.each([
    ['Looks right', evaluation('completed')],
    ['Continue without waiting', evaluation('reading')],
    ['Continue without waiting', null],
  ])('completes onboarding by “%s”', async (name, state) => {
    serve('PATCH /users/profile/onboarding', () => ok(profileWith(state)));
    serve('GET /auth/me', () => ok(aUser()));
    show(state);
    await userEvent.setup().click(screen.getByRole('button', { name }));
    await waitFor(() =>
      expect(requestsTo('PATCH /users/profile/onboarding').map(({ query }) => `${query}`)).toEqual([
        'onboarding=true',
      ]),
    );
  });
});
