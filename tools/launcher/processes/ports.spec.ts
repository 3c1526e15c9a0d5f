import { createServer } from 'node:net';
import { findPorts } from './ports.ts';

const names = ['gateway', 'worker'] as const;

describe('the ports of a start', () => {
  it('differ from those of other starts whose servers do not listen yet', async () => {
    const ports: number[] = [];
    // Enough to draw the same port twice by chance.
    for (let start = 0; start < 250; start += 1)
      ports.push(...Object.values(await findPorts(names)));
    expect(new Set(ports).size).toBe(ports.length);
  });

  it('are those of an earlier start where they are free', async () => {
    const first = await findPorts(names);
    await expect(findPorts(names, { remembered: first })).resolves.toEqual(first);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(first.worker, '127.0.0.1', resolve));
    try {
      const { gateway, worker } = await findPorts(names, { remembered: first });
      expect(gateway).toBe(first.gateway);
      expect(worker).not.toBe(first.worker);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });
});
