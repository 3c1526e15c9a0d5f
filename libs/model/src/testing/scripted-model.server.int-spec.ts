import { ScriptedModelServer } from './scripted-model.server.js';

const ask = (server: ScriptedModelServer, text: string): Promise<Response> =>
  fetch(`${server.baseUrl}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: text }] }),
  });

describe('ScriptedModelServer', () => {
  it('plays its list and repeats the last entry', async () => {
    const server = await ScriptedModelServer.start([
      { kind: 'error', status: 500 },
      { kind: 'answer', output: { ok: true }, delayMs: 30 },
    ]);
    expect((await ask(server, 'a')).status).toBe(500);
    const before = performance.now();
    expect((await ask(server, 'b')).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(25);
    expect((await ask(server, 'c')).status).toBe(200);
    expect(server.requests.map(({ input }) => input)).toEqual(['a', 'b', 'c']);
    await server.close();
  });

  it('answers by request, and fails loudly where the script throws', async () => {
    const server = await ScriptedModelServer.start(({ input }) => {
      if (input === 'throw') throw new Error('no idea');
      return { kind: 'text', text: input.toUpperCase() };
    });
    expect(await (await ask(server, 'react')).text()).toContain('REACT');
    expect((await ask(server, 'throw')).status).toBe(500);
    expect((await fetch(`${server.baseUrl}/models`)).status).toBe(404);
    await server.close();
  });

  it('closes while a call hangs', async () => {
    const server = await ScriptedModelServer.start([{ kind: 'stall' }]);
    const hanging = await ask(server, 'a');
    await server.close();
    await expect(hanging.text()).rejects.toThrow();
  });
});
