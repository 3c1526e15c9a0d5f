import { render, screen } from '@testing-library/react';
import { MemoryRouter, type RouteObject, useRoutes } from 'react-router-dom';
import { fetchScreens, screenRoute } from './screens';

const Screen = () => null;

describe('fetchScreens', () => {
  it('asks for a screen and all frames around it at once, and for no other', () => {
    const [frame, inner, other] = [jest.fn(async () => Screen), jest.fn(async () => Screen), jest.fn(async () => Screen)];
    fetchScreens([screenRoute({ children: [screenRoute({ path: 'here' }, inner), screenRoute({ path: 'there' }, other)] }, frame)], { pathname: '/here', search: '' });
    expect([frame, inner, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('asks with a screen for the part that the address names', () => {
    const [one, many] = [jest.fn(async () => undefined), jest.fn(async () => undefined)];
    const routes = [screenRoute({ path: 'here' }, async () => Screen, (search) => (search.has('many') ? many() : one()))];
    fetchScreens(routes, { pathname: '/here', search: '?many' });
    expect([one, many].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it('leaves a file that does not come to the screen that misses it', async () => {
    const missing = jest.fn(() => Promise.reject(new Error('no connection')));
    expect(() => fetchScreens([screenRoute({ path: 'here' }, missing)], { pathname: '/here', search: '' })).not.toThrow();
    await Promise.resolve();
  });
});

describe('a screen', () => {
  const Screens = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);
  const show = (routes: RouteObject[]) =>
    render(
      <MemoryRouter initialEntries={['/here']}>
        <Screens routes={routes} />
      </MemoryRouter>,
    );
  const routesOf = () => [screenRoute({ path: 'here' }, async () => () => <p>the screen</p>)];

  it('stands at once where its file is here', async () => {
    const routes = routesOf();
    await fetchScreens(routes, { pathname: '/here', search: '' });
    show(routes);
    expect(screen.getByText('the screen')).toBeInTheDocument();
  });

  it('comes when its file does', async () => {
    show(routesOf());
    expect(screen.queryByText('the screen')).not.toBeInTheDocument();
    expect(await screen.findByText('the screen')).toBeInTheDocument();
  });
});
