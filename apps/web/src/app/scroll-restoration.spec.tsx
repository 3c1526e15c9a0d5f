import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { resetScroll, preserveScroll } from '@/lib/navigation-state';
import { useNavigate } from '@/lib/routing/navigate';
import { Link } from '@/lib/routing/link';
import { ScrollRestoration } from './scroll-restoration';

function Frame() {
  const navigate = useNavigate();
  return (
    <>
      <Outlet />
      <Link to="/b">to b</Link>
      <Link to="/a#part">to the part</Link>
      <Link to="/b#100%">to an address that was cut off</Link>
      <Link to="/a?filter=x" replace>
        narrow as it is typed
      </Link>
      <Link to="/a?filter=y" state={preserveScroll({ title: 'A' })}>
        filter
      </Link>
      <Link to="/a?page=2" state={resetScroll(preserveScroll({ title: 'A' }))}>
        turn the page
      </Link>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
      <ScrollRestoration />
    </>
  );
}

describe('ScrollRestoration', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo');
  const scrolledTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    fireEvent.scroll(window);
  };
  const press = (name: string, role = 'link') =>
    userEvent.setup().click(screen.getByRole(role, { name }));
  beforeEach(() => {
    render(
      <MemoryRouter initialEntries={['/a']}>
        <Routes>
          <Route element={<Frame />}>
            <Route
              path="/a"
              element={
                <h2 id="part" tabIndex={-1}>
                  Part
                </h2>
              }
            />
            <Route path="/b" element={<p>B</p>} />
          </Route>
        </Routes>
      </MemoryRouter>,
    );
    scrollTo.mockClear();
  });
  afterAll(() => scrollTo.mockRestore());

  it('begins a new screen at its top and comes back to where the last one was left', async () => {
    scrolledTo(420);
    await press('to b');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    scrolledTo(0);
    await press('back', 'button');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 420, behavior: 'instant' });
  });

  it('leads to the part that an address names, with the focus', async () => {
    await press('to the part');
    expect(screen.getByRole('heading', { name: 'Part' })).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('shows a screen from its top where its address ends in what means nothing', async () => {
    await press('to an address that was cut off');
    expect(screen.getByText('B')).toBeInTheDocument();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  it('keeps the reader where they are when a filter changes the address in place, and turns a page to its top', async () => {
    await press('narrow as it is typed');
    await press('filter');
    expect(scrollTo).not.toHaveBeenCalled();
    await press('turn the page');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });
});
