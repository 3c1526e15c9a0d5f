import { act, render, screen } from '@testing-library/react';
import { RouteError } from './route-error';

describe('RouteError', () => {
  afterEach(() => jest.restoreAllMocks());

  it('offers to load the page anew where there is a connection', () => {
    render(<RouteError />);
    expect(screen.getByRole('alert')).toHaveTextContent('This page couldn’t be shown.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  });

  it('says that the connection is gone as soon as it is, and that there is nothing to press', () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get');
    render(<RouteError />);
    isOnline.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('alert')).toHaveTextContent('You’re offline');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
