import { join } from 'node:path';
import { arm } from './arm.ts';
import { boundaries } from './boundaries.ts';

describe('the boundaries at which processes are killed', () => {
  it.each(boundaries.map((boundary) => [boundary.name, boundary] as const))(
    'has a real method for "%s"',
    async (_name, { from, type, method }) => {
      const found = (
        (await import(from)) as Record<string, { prototype: Record<string, unknown> } | undefined>
      )[type];
      expect(typeof found?.prototype[method]).toBe('function');
    },
  );

  it('names each once', () => {
    expect(new Set(boundaries.map(({ name }) => name)).size).toBe(boundaries.length);
  });

  it('finds the timer that lets accounts be erased sooner', () => {
    const file = join(
      __dirname,
      '..',
      '..',
      '..',
      'apps',
      'worker',
      'src',
      'sweep',
      'interval-timer.ts',
    );
    const { IntervalTimer } = jest.requireActual<{
      IntervalTimer: { prototype: { start: unknown } };
    }>(file);
    expect(typeof IntervalTimer.prototype.start).toBe('function');
  });
});

describe('arm', () => {
  const aStore = () => {
    const written: string[] = [];
    class Store {
      async put(key: string): Promise<string> {
        await Promise.resolve();
        if (key === 'refused') throw new Error(key);
        written.push(key);
        return key;
      }
      tell(event: string): void {
        written.push(event);
      }
    }
    return { Store, written };
  };

  it('dies after the nth call has done its work, and lets the others through', async () => {
    const { Store, written } = aStore();
    const deaths: string[][] = [];
    arm(Store, { method: 'put', when: 'after' }, 2, () => deaths.push([...written]));
    const store = new Store();
    await expect(store.put('a')).resolves.toBe('a');
    expect(deaths).toEqual([]);
    await store.put('b');
    await store.put('c');
    expect(deaths).toEqual([['a', 'b']]);
  });

  it('dies before the call does anything', async () => {
    const { Store, written } = aStore();
    const deaths: string[][] = [];
    arm(Store, { method: 'put', when: 'before' }, 1, () => deaths.push([...written]));
    await new Store().put('a');
    expect(deaths).toEqual([[]]);
  });

  it('counts neither what failed nor what is about something else', async () => {
    const { Store, written } = aStore();
    const deaths: string[][] = [];
    arm(Store, { method: 'put', when: 'after' }, 1, () => deaths.push([...written]));
    arm(Store, { method: 'tell', when: 'after', argument: 'done' }, 1, () =>
      deaths.push([...written]),
    );
    const store = new Store();
    await expect(store.put('refused')).rejects.toThrow('refused');
    store.tell('begun');
    expect(deaths).toEqual([]);
    store.tell('done');
    await store.put('a');
    expect(deaths).toEqual([
      ['begun', 'done'],
      ['begun', 'done', 'a'],
    ]);
  });

  it('counts no call that wrote nothing', async () => {
    const { Store, written } = aStore();
    const deaths: string[][] = [];
    arm(
      Store,
      { method: 'put', when: 'after', wrote: (key: string) => key !== 'there already' },
      1,
      () => deaths.push([...written]),
    );
    await expect(new Store().put('there already')).resolves.toBe('there already');
    expect(deaths).toEqual([]);
    await new Store().put('a');
    expect(deaths).toEqual([['there already', 'a']]);
  });

  it('refuses a method that is not there', () => {
    expect(() =>
      arm(aStore().Store, { method: 'gone', when: 'after' }, 1, () => undefined),
    ).toThrow('has no method gone');
  });
});
