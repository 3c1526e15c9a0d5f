import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from './browser-router';
import { Link } from './link';
import { useLocation, useNavigationType } from './location';
import { matchPath } from './match-path';
import { Redirect, useNavigate } from './navigate';

function Place() {
  const { pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  return (
    <>
      <p>{`${pathname}${search}${hash} ${type} ${JSON.stringify(state)}`}</p>
      <Link to="/list" state={{ title: 'List' }}>
        to the list
      </Link>
      <Link to={{ search: 'page=2' }}>to the second page</Link>
      <Link to={{ search: '' }}>without a filter</Link>
      <button type="button" onClick={() => navigate('?q=nurse', { replace: true })}>
        search
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back
      </button>
      {pathname === '/old' && <Redirect to="/list#top" />}
    </>
  );
}

async function press(...names: readonly string[]): Promise<void> {
  for (const name of names) await userEvent.click(screen.getByText(name));
}

function renderPlace(at: string): void {
  history.pushState(null, '', at);
  render(
    <BrowserRouter>
      <Place />
    </BrowserRouter>,
  );
}

it('keeps the path where a link names only the search, and drops an empty search', async () => {
  renderPlace('/');
  await press('to the list', 'to the second page');
  expect(await screen.findByText('/list?page=2 PUSH null')).toBeVisible();
  expect(screen.getByText('to the second page')).toHaveAttribute('href', '/list?page=2');
  await press('without a filter');
  expect(await screen.findByText('/list PUSH null')).toBeVisible();
  expect(location.href).toMatch(/\/list$/);
});

it('brings back an entry with its state, and none that was replaced', async () => {
  renderPlace('/');
  await press('to the list');
  expect(await screen.findByText('/list PUSH {"title":"List"}')).toBeVisible();
  await press('to the second page', 'search');
  expect(await screen.findByText('/list?q=nurse REPLACE null')).toBeVisible();
  await press('back');
  expect(await screen.findByText('/list POP {"title":"List"}')).toBeVisible();
});

it('replaces the link to the current address', async () => {
  renderPlace('/list');
  const entries = history.length;
  await press('to the list');
  expect(await screen.findByText('/list REPLACE {"title":"List"}')).toBeVisible();
  expect(history.length).toBe(entries);
});

it('redirects in place of the address', async () => {
  renderPlace('/old');
  const entries = history.length;
  expect(await screen.findByText('/list#top REPLACE null')).toBeVisible();
  expect(history.length).toBe(entries);
});

it.each([
  ['/job-match/:jobId', '/job-match/7', { jobId: '7' }],
  ['/job-match/:jobId', '/job-match/7/', { jobId: '7' }],
  ['/job-match/:jobId', '/job-match', null],
  ['/job-match/:jobId', '/job-match/7/notes', null],
  ['/job-match', '/Job-Match', {}],
  ['/', '/', {}],
  ['/', '/dashboard', null],
  ['*', '/any/where', {}],
])('matches %s with %s', (path, pathname, parameters) => {
  expect(matchPath(path, pathname)).toEqual(parameters);
});
