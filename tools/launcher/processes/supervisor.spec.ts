import { type Service } from './child.ts';
import { crashLimit, pauseAfter, Supervisor } from './supervisor.ts';

interface Ending {
  code: number | null;
  reason: string;
}

/** A process that ends when the test says so. */
function fakeChild(name: string, stopped: string[]) {
  let finish: (ending: Ending) => void = () => undefined;
  const exited = new Promise<Ending>((resolve) => (finish = resolve));
  const child = {
    name,
    pid: 1,
    identity: 'x',
    exited,
    hasExited: false,
    crash() {
      child.hasExited = true;
      finish({ code: 3, reason: 'ended with code 3' });
    },
    async stop() {
      if (child.hasExited) return;
      stopped.push(name);
      child.hasExited = true;
      finish({ code: 0, reason: 'ended with code 0' });
    },
  };
  return child;
}

function setUp({ crashAtStart = 0, full = false } = {}) {
  const children: ReturnType<typeof fakeChild>[] = [];
  const stopped: string[] = [];
  const said: string[] = [];
  const pauses: number[] = [];
  const supervisor = new Supervisor({
    keeper: undefined,
    say: (line: string) => said.push(line),
    launch: (service: { name: string }) => {
      const child = fakeChild(service.name, stopped);
      children.push(child);
      if (children.length <= crashAtStart) child.crash();
      return child;
    },
    pause: (crashes: number) => {
      pauses.push(crashes);
      return 1;
    },
    findFullDisk: () => (full ? 'the disk is full' : null),
  });
  const service = (name: string): Service => ({
    name,
    command: name,
    args: [],
    logFile: '/nowhere/x.log',
    isReady: async () => children.some((child) => child.name === name && !child.hasExited),
  });
  return { supervisor, service, children, stopped, said, pauses };
}

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1));
};

describe('Supervisor', () => {
  it('starts a crashed service again, with growing pauses', async () => {
    const { supervisor, service, children, said, pauses } = setUp();
    await supervisor.start(service('gateway'));
    children[0]!.crash();
    await until(() => children.length === 2);
    children[1]!.crash();
    await until(() => children.length === 3);
    expect(pauses).toEqual([1, 2]);
    expect(said[0]).toContain('gateway ended with code 3; starting it again');
    expect(pauseAfter(2)).toBeGreaterThan(pauseAfter(1));
    expect(pauseAfter(50)).toBeLessThanOrEqual(10_000);
  });

  it('waits for room on a full disk instead of giving up', async () => {
    jest.useFakeTimers();
    try {
      const { supervisor, service, children, said } = setUp({ full: true });
      await supervisor.start(service('PostgreSQL'));
      for (let crashes = 1; crashes <= crashLimit.count + 2; crashes += 1) {
        children.at(-1)!.crash();
        await jest.advanceTimersByTimeAsync(10_000);
        expect(children).toHaveLength(crashes + 1);
      }
      expect(said[0]).toBe(
        'PostgreSQL ended with code 3, because the disk is full. Make room, and it starts again within seconds.',
      );
      await supervisor.stopAll();
    } finally {
      jest.useRealTimers();
    }
  });

  it('gives up after three crashes within a minute and says which and why', async () => {
    const { supervisor, service, children } = setUp();
    await supervisor.start(service('gateway'));
    for (let crash = 1; crash <= crashLimit.count; crash += 1) {
      await until(() => children.length === crash);
      children[crash - 1]!.crash();
    }
    expect((await supervisor.failed).message).toBe(
      'gateway crashed 3 times within a minute (ended with code 3).',
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(children).toHaveLength(3);
  });

  it('forgives crashes that lie more than a minute apart', async () => {
    const { supervisor, service, children, pauses } = setUp();
    const now = jest.spyOn(Date, 'now');
    await supervisor.start(service('gateway'));
    const start = performance.timeOrigin;
    for (let crash = 1; crash <= 4; crash += 1) {
      await until(() => children.length === crash);
      now.mockReturnValue(start + crash * (crashLimit.withinMs + 1));
      children[crash - 1]!.crash();
    }
    await until(() => children.length === 5);
    expect(pauses).toEqual([1, 1, 1, 1]);
    now.mockRestore();
  });

  it('becomes ready after crashes at the start, or fails with the third', async () => {
    const slow = setUp({ crashAtStart: 2 });
    await expect(slow.supervisor.start(slow.service('worker'))).resolves.toBeUndefined();
    const broken = setUp({ crashAtStart: 3 });
    await expect(broken.supervisor.start(broken.service('worker'))).rejects.toThrow(
      'worker crashed 3 times',
    );
  });

  it('stops the last started first, starts nothing afterwards, and takes no stop for a crash', async () => {
    const { supervisor, service, stopped, children } = setUp();
    for (const name of ['PostgreSQL', 'Redis', 'gateway']) await supervisor.start(service(name));
    await supervisor.stopAll();
    expect(stopped).toEqual(['gateway', 'Redis', 'PostgreSQL']);
    await expect(supervisor.start(service('worker'))).rejects.toThrow(
      'everything is being stopped',
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(children).toHaveLength(3);
  });

  it('does not start a crashed service again once all is being stopped', async () => {
    const { supervisor, service, children } = setUp();
    await supervisor.start(service('gateway'));
    children[0]!.crash();
    await Promise.resolve();
    await supervisor.stopAll();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(children).toHaveLength(1);
  });

  it('restarts a service on request, which is no crash', async () => {
    const { supervisor, service, children, stopped, said } = setUp();
    const gateway = service('gateway');
    await supervisor.start(gateway);
    for (let count = 1; count <= crashLimit.count + 1; count += 1)
      expect(await supervisor.restart(gateway)).toBe(true);
    expect(stopped).toHaveLength(crashLimit.count + 1);
    expect(children).toHaveLength(crashLimit.count + 2);
    expect(said).toEqual([]);
  });

  it('leaves a service that waits for a restart after its crashes', async () => {
    const { supervisor, service, children, said, pauses } = setUp();
    const gateway: Service = { ...service('gateway'), afterCrash: 'wait' };
    await supervisor.start(gateway);
    for (let crash = 1; crash <= crashLimit.count + 1; crash += 1) {
      children.at(-1)!.crash();
      await until(() => said.length === crash);
      expect(await supervisor.restart(gateway)).toBe(true);
    }
    expect(said[0]).toContain('gateway ended with code 3.');
    expect(pauses).toEqual([]);
  });
});
