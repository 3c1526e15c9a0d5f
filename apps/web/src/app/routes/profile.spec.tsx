import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDevice, aProfile, aResume, aSkill } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { Profile } from './profile';

const call = 'GET /users/profile';
const show = () => renderAt(<Profile />, { at: '/profile' });
const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('Profile', () => {
  // Loads the lazy components first; a cold machine takes seconds to compile them.
  beforeAll(() =>
    Promise.all([
      import('@/features/profile/components/about-form'),
      import('@/features/passkeys/components/passkeys-section'),
      import('@/features/access-tokens/components/access-tokens-section'),
    ]),
  );
  beforeEach(() => {
    serve('GET /users/profile/corrections', () => ok({ corrections: [] }));
    serve('GET /users/profile/answers', () => ok({}));
    serve('GET /auth/providers', () => new Promise(() => undefined));
    serve('GET /auth/tokens', () => ok({ tokens: [] }));
    serve('GET /auth/passkeys', () =>
      ok({ passkeys: [], support: 'available', site: 'localhost' }),
    );
    serve('GET /auth/sessions', () => ok({ devices: [aDevice({ isThis: true })] }));
    serve(
      'HEAD /resumes/x/file',
      () => new Response(null, { headers: { 'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT' } }),
    );
  });

  it('stands in its shape until it comes, then in the order of its sections', async () => {
    let answer: (response: Response) => void = () => undefined;
    serve(call, () => new Promise((resolve) => (answer = resolve)));
    show();
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    answer(ok(aProfile({ resume: aResume(), skills: [aSkill()] })));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Jordan Amadi' }),
    ).toBeInTheDocument();
    await screen.findByRole('heading', { name: 'Passkeys' });
    await screen.findByRole('heading', { name: 'Access tokens' });
    expect(sections()).toEqual([
      'Skills',
      'Questions only you can answer',
      'Resume',
      'Your corrections',
      'About User',
      'Devices',
      'Passkeys',
      'Access tokens',
      'Your Data',
      'Danger Zone',
    ]);
    expect(screen.getByRole('link', { name: 'github.com/jordan' })).toHaveAttribute(
      'href',
      'https://github.com/jordan',
    );
  });

  it('begins with the resume as long as it has no skills', async () => {
    serve(call, () => ok(aProfile({ resume: aResume() })));
    show();
    await screen.findByRole('heading', { level: 1, name: 'Jordan Amadi' });
    expect(sections().slice(0, 2)).toEqual(['Resume', 'Skills']);
  });

  it('says what could not be loaded, and loads it on another try', async () => {
    serve(call, () => problem('INTERNAL'));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your profile.');
    serve(call, () => ok(aProfile({ resume: aResume() })));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Jordan Amadi' }),
    ).toBeInTheDocument();
  });

  it('is edited by the toggle of its head, which leads into the form and gets the keyboard back', async () => {
    serve(call, () => ok(aProfile({ resume: aResume() })));
    show();
    const user = userEvent.setup();
    const toggle = await screen.findByRole('button', { name: 'Edit Profile', pressed: false });
    await user.click(toggle);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(toggle).toHaveFocus();
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
  });
});
