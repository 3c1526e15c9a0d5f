import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { type PropsWithChildren, useState } from 'react';
import { matchPath } from '@/lib/routing/match-path';
import { type Layout, type Screen, screenFile, screenList } from '@/lib/screens';
import { eagerComponent, lazyComponent } from './lazy-component';
import { type ScreenSources, screenTree } from './screen-tree';

const Here = () => <p>the screen</p>;
const There = () => <p>another screen</p>;

function Frame({ children }: PropsWithChildren) {
  const [value, setValue] = useState('');
  return (
    <>
      <input value={value} onChange={(event) => setValue(event.target.value)} />
      {children}
    </>
  );
}

const layouts = {
  public: [],
  account: [],
  signedIn: [],
  shell: [eagerComponent(Frame)],
} satisfies Record<Layout, unknown>;
const entries: readonly (readonly [string, Screen])[] = [
  ['here', { path: '/here', layout: 'shell', parts: ['one'], partsBySearch: { many: ['many'] } }],
  ['there', { path: '/there/:id', layout: 'shell' }],
];
const sourcesOf = (sources: Partial<ScreenSources> = {}): ScreenSources => ({
  modules: {
    'app/routes/here': async () => ({ Component: Here }),
    'app/routes/there': async () => ({ Component: There }),
  },
  parts: {},
  layouts,
  ...sources,
});

describe('the tree of screens', () => {
  it('fetches the files of an address at the same time, and those of no other', async () => {
    const never = new Promise<never>(() => undefined);
    const [layout, here, there] = [
      jest.fn(() => never),
      jest.fn(() => never),
      jest.fn(() => never),
    ];
    const sources = sourcesOf({
      modules: { 'app/routes/here': here, 'app/routes/there': there },
      layouts: { ...layouts, shell: [lazyComponent(layout)] },
    });
    void screenTree(entries, sources).fetch({ pathname: '/here', search: '' });
    await Promise.resolve();
    expect([layout, here, there].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it.each([
    ['', [1, 0]],
    ['?many', [0, 1]],
  ])('fetches the parts that the search parameters choose: "%s"', async (search, expected) => {
    const [one, many] = [jest.fn(async () => undefined), jest.fn(async () => undefined)];
    await screenTree(entries, sourcesOf({ parts: { one, many } })).fetch({
      pathname: '/here',
      search,
    });
    expect([one, many].map(({ mock }) => mock.calls.length)).toEqual(expected);
  });

  it('leaves the failure of a file to the screen', async () => {
    const modules = {
      ...sourcesOf().modules,
      'app/routes/here': () => Promise.reject(new Error('no connection')),
    };
    await expect(
      screenTree(entries, sourcesOf({ modules })).fetch({ pathname: '/here', search: '' }),
    ).resolves.toBeUndefined();
  });

  it('knows how to fetch the data of a screen that has any', async () => {
    const prefetch = jest.fn(async () => undefined);
    const modules = {
      ...sourcesOf().modules,
      'app/routes/there': async () => ({ Component: There, prefetch }),
    };
    const { prefetchOf } = screenTree(entries, sourcesOf({ modules }));
    const address = { pathname: '/there/1', search: '?q=nurse' };
    const client = new QueryClient();
    await (
      await prefetchOf(address)
    )?.(client);
    expect(prefetch.mock.calls).toEqual([[client, address]]);
    expect(await prefetchOf({ pathname: '/here', search: '' })).toBeUndefined();
    expect(await prefetchOf({ pathname: '/nowhere', search: '' })).toBeUndefined();
  });

  it('renders a screen immediately whose files have arrived, and otherwise as soon as they do', async () => {
    const tree = screenTree(entries, sourcesOf());
    await tree.fetch({ pathname: '/here', search: '' });
    const { rerender } = render(tree.render('/here'));
    expect(screen.getByText('the screen')).toBeInTheDocument();
    rerender(tree.render('/there/1'));
    expect(screen.queryByText('another screen')).not.toBeInTheDocument();
    expect(await screen.findByText('another screen')).toBeInTheDocument();
  });

  it('keeps the state of the layouts from screen to screen', async () => {
    const tree = screenTree(entries, sourcesOf());
    await Promise.all([
      tree.fetch({ pathname: '/here', search: '' }),
      tree.fetch({ pathname: '/there/1', search: '' }),
    ]);
    const { rerender } = render(tree.render('/here'));
    const input = screen.getByRole('textbox');
    rerender(tree.render('/there/1'));
    expect(screen.getByText('another screen')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toBe(input);
  });

  it('refuses a manifest with a screen that has no file', () => {
    expect(() => screenTree([['gone', { path: '/gone', layout: 'public' }]], sourcesOf())).toThrow(
      'The screen gone has no file app/routes/gone.tsx.',
    );
  });
});

describe('the route manifest', () => {
  const files = screenList.flatMap(([name, { parts = [], partsBySearch = {}, lateParts = [] }]) => [
    screenFile(name),
    ...parts,
    ...Object.values(partsBySearch).flat(),
    ...lateParts,
  ]);

  it.each(files)('names a file that exists: %s', (file) => {
    expect(existsSync(join(__dirname, '..', `${file}.tsx`))).toBe(true);
  });

  it.each(screenList)('shows %s at its own path, not an earlier screen', (name, { path }) => {
    const pathname = path === '*' ? '/nowhere' : path.replace(/:\w+/g, '1');
    expect(screenList.find(([, screen]) => matchPath(screen.path, pathname))?.[0]).toBe(name);
  });
});
