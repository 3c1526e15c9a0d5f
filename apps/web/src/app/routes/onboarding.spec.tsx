import { type Profile } from '@rolefit/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { wizardStepAtom } from '@/features/resume/wizard-step';
import { setUser } from '@/lib/session';
import { aProfile, aResume, aUser } from '@/testing/builders';
import { ok, problem, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { Onboarding } from './onboarding';

async function show(profile: Partial<Profile> = {}, isOwner = false) {
  serve('GET /users/profile', () => ok(aProfile({ isOnboarding: true, ...profile })));
  setUser(aUser({ isOnboarding: true, isOwner }));
  renderAt(<Onboarding />, { at: '/onboarding' });
  await screen.findByRole('heading', { name: 'Welcome to Rolefit' });
  return userEvent.setup();
}

describe('Onboarding', () => {
  beforeEach(() => getDefaultStore().set(wizardStepAtom, 1));

  it('greets, and begins with the resume', async () => {
    await show();
    expect(screen.getByText('Upload your resume. It takes a minute.')).toBeInTheDocument();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'Upload your resume',
    );
    expect(screen.getByRole('heading', { name: 'Upload your resume' })).not.toHaveFocus();
  });

  it('takes the keyboard along from step to step', async () => {
    const user = await show();
    const withResume = () => ok(aProfile({ isOnboarding: true, resume: aResume() }));
    serve('POST /users/profile/resume', withResume);
    serve('GET /users/profile', withResume);
    serve('POST /evaluations/resume', () => problem('SERVICE_UNAVAILABLE'));
    fireEvent.change(screen.getByLabelText('Resume file'), {
      target: { files: [new File(['%PDF-'], 'mine.pdf', { type: 'application/pdf' })] },
    });
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Check your skills' })).toHaveFocus(),
    );
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'Upload your resume' })).toHaveFocus();
  });

  it('lets the owner of a server, and nobody else, invite others before there is a resume', async () => {
    await show();
    expect(screen.queryByText('Invite others first')).not.toBeInTheDocument();
    cleanup();
    serve('GET /auth/people', () => ok({ people: [], invitations: [] }));
    const user = await show({}, true);
    await user.click(screen.getByText('Invite others first'));
    expect(await screen.findByRole('button', { name: 'Invite someone' })).toBeInTheDocument();
  });

  it('goes no further than there is a resume, wherever somebody else was before', async () => {
    getDefaultStore().set(wizardStepAtom, 2);
    await show();
    expect(screen.getByRole('heading', { name: 'Upload your resume' })).toBeInTheDocument();
  });

  it('finishes at the first scan and begins at its first step the next time', async () => {
    getDefaultStore().set(wizardStepAtom, 2);
    serve('PATCH /users/profile/onboarding', () => ok(aProfile({ resume: aResume() })));
    serve('GET /auth/me', () => ok(aUser()));
    const user = await show({ resume: aResume() });
    await user.click(screen.getByRole('button', { name: 'Continue without waiting' }));
    expect(await screen.findByText('At /job-scan')).toBeInTheDocument();
    expect(getDefaultStore().get(wizardStepAtom)).toBe(1);
  });

  it('says that the profile could not be loaded, and tries again', async () => {
    serve('GET /users/profile', () => problem('INTERNAL'));
    setUser(aUser({ isOnboarding: true }));
    renderAt(<Onboarding />, { at: '/onboarding' });
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your profile.');
    serve('GET /users/profile', () => ok(aProfile({ isOnboarding: true })));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Upload your resume' })).toBeInTheDocument();
  });
});
