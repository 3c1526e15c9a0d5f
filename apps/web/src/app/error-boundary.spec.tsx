import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Link } from '@/lib/routing/link';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('broken');
}

describe('ErrorBoundary', () => {
  it('stands in for a screen that breaks and lets go when the person goes elsewhere', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <MemoryRouter initialEntries={['/a']}>
        <ErrorBoundary fallback={<p>It broke</p>}>
          <Routes>
            <Route path="/a" element={<Broken />} />
            <Route path="/b" element={<p>All is well</p>} />
          </Routes>
        </ErrorBoundary>
        <Link to="/b">to b</Link>
        <Link to="/a">to a</Link>
      </MemoryRouter>,
    );
    expect(screen.getByText('It broke')).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('link', { name: 'to b' }));
    expect(screen.getByText('All is well')).toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole('link', { name: 'to a' }));
    expect(screen.getByText('It broke')).toBeInTheDocument();
    complain.mockRestore();
  });
});
