import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createQueryClient } from '@/lib/query-client';
import { Link } from '@/lib/routing/link';
import { aUser } from '@/testing/builders';
import { ok, serve } from '@/testing/fake-server';
import { setMedia } from '@/testing/media';
import { renderAt } from '@/testing/render';
import { AppShell } from './app-shell';

const serveProviders = (extensionUrl: string | null) =>
  serve('GET /auth/providers', () => ok({ providers: [], sourceUrl: null, extensionUrl }));

describe('AppShell', () => {
  it('collapses by ctrl+B, remembers it in a cookie, and marks the screen', async () => {
    serveProviders(null);
    renderAt(<AppShell user={aUser()} />, { at: '/job-match' });
    expect(screen.getByRole('link', { name: 'Job Matches' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: 'Job Scan' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('complementary')).toHaveClass('w-64');
    await userEvent.setup().keyboard('{Control>}b{/Control}');
    expect(screen.getByRole('complementary')).toHaveClass('w-12');
    expect(document.cookie).toContain('sidebar_state=false');
  });

  it('opens the sidebar as a sheet on a phone', async () => {
    serveProviders(null);
    setMedia((query) => query.includes('max-width'));
    renderAt(<AppShell user={aUser()} />, { at: '/dashboard' });
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Toggle sidebar' }));
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  });

  it('gives the focus back when the sheet is closed', async () => {
    serveProviders(null);
    setMedia((query) => query.includes('max-width'));
    renderAt(<AppShell user={aUser()} />, { at: '/dashboard' });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Toggle sidebar' })).toHaveFocus();
  });

  it('leads the keyboard to the new screen where its place went away, and leaves it where it has one', async () => {
    serveProviders(null);
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={['/dashboard']}>
          <AppShell user={aUser()}>
            <Routes>
              <Route path="/dashboard" element={<Link to="/job-match/1">To the match</Link>} />
              <Route path="/job-match/:id" element={<p>The match</p>} />
              <Route path="/profile" element={<p>The profile</p>} />
            </Routes>
          </AppShell>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const user = userEvent.setup();
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'To the match' }));
    expect(screen.getByText('The match')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(screen.getByText('The profile')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus();
  });

  it('links to the store of the extension where there is one', async () => {
    serveProviders('https://store.example/rolefit');
    renderAt(<AppShell user={aUser()} />, { at: '/dashboard' });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Get Extensions' })).toHaveAttribute(
        'href',
        'https://store.example/rolefit',
      ),
    );
  });

  it('leads to the page that explains installing the extension, where no store has it', async () => {
    serveProviders(null);
    renderAt(<AppShell user={aUser()} />, { at: '/dashboard' });
    expect(await screen.findByRole('link', { name: 'Get Extensions' })).toHaveAttribute(
      'href',
      '/extension',
    );
  });
});
