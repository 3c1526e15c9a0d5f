import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '@/testing/builders';
import { ok, serve } from '@/testing/fake-server';
import { setMedia } from '@/testing/media';
import { renderAt } from '@/testing/render';
import { AppShell } from './app-shell';

const serveProviders = (extensionUrl: string | null) => serve('GET /auth/providers', () => ok({ providers: [], sourceUrl: null, extensionUrl }));

describe('AppShell', () => {
  it('collapses by ctrl+B, remembers it in a cookie, and marks the screen', async () => {
    serveProviders(null);
    renderAt(<AppShell user={aUser()} />, { at: '/job-match' });
    expect(screen.getByRole('link', { name: 'Job Matches' })).toHaveAttribute('aria-current', 'page');
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

  it('links to the extension only where there is one', async () => {
    serveProviders('https://store.example/rolefit');
    renderAt(<AppShell user={aUser()} />, { at: '/dashboard' });
    expect(await screen.findByRole('link', { name: 'Get Extensions' })).toHaveAttribute('href', 'https://store.example/rolefit');
  });
});
