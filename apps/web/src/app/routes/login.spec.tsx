import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '@/testing/builders';
import { ok, problem, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { Login } from './login';

const visitor = () => ok({ accessToken: null, refreshToken: null, user: null, isError: true });
const providers = (isDemo: boolean) => () => ok({ providers: [{ id: 'github', label: 'GitHub', url: '/api/v1/auth/github', isDemo }], sourceUrl: null, extensionUrl: null });

describe('Login', () => {
  it('leads to the provider and names the demo for what it is', async () => {
    serve('POST /auth/session', visitor);
    serve('GET /auth/providers', providers(true));
    renderAt(<Login />, { at: '/login?source=extension' });
    expect(await screen.findByRole('link', { name: 'Sign in with Github' })).toHaveAttribute('href', '/api/v1/auth/github?source=extension');
    expect(screen.getByText('Sign in with Github to upload your resume and view AI-powered instant job matches.')).toBeInTheDocument();
    expect(screen.getByText(/local demo sign-in/)).toBeInTheDocument();
  });

  it('says nothing of a demo where the provider is real', async () => {
    serve('POST /auth/session', visitor);
    serve('GET /auth/providers', providers(false));
    renderAt(<Login />, { at: '/login' });
    await screen.findByRole('link', { name: 'Sign in with Github' });
    expect(screen.queryByText(/demo/)).not.toBeInTheDocument();
  });

  it('says what went wrong with a sign-in', async () => {
    serve('POST /auth/session', visitor);
    serve('GET /auth/providers', providers(false));
    renderAt(<Login />, { at: '/login?error=SIGN_IN_STATE_INVALID' });
    expect(await screen.findByText('This sign-in took too long or was started elsewhere. Please try again.')).toBeInTheDocument();
  });

  it('offers to try again where the providers cannot be loaded', async () => {
    serve('POST /auth/session', visitor);
    serve('GET /auth/providers', () => problem('INTERNAL'));
    renderAt(<Login />, { at: '/login' });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    serve('GET /auth/providers', providers(false));
    await userEvent.setup().click(retry);
    expect(await screen.findByRole('link', { name: 'Sign in with Github' })).toBeInTheDocument();
  });

  it('sends on who is signed in already', async () => {
    serve('POST /auth/session', () => ok({ accessToken: 'a', refreshToken: 'r', user: aUser(), isError: false }));
    renderAt(<Login />, { at: '/login?returnTo=/job-match' });
    expect(await screen.findByText('At /job-match')).toBeInTheDocument();
  });
});
