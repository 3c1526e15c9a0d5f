import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { modelNotice } from './model-notice.ts';

describe('the notice about the model', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  /** Answers each path with a JSON body, and 404 otherwise. */
  async function aServer(bodies: Record<string, unknown>, key?: string): Promise<string> {
    const server = createServer(({ url = '', headers }, response) => {
      const isAllowed = key === undefined || headers.authorization === `Bearer ${key}`;
      const status = !isAllowed ? 401 : url in bodies ? 200 : 404;
      response.writeHead(status).end(JSON.stringify(bodies[url] ?? {}));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const models = { '/v1/models': { data: [{ id: 'qwen3:8b' }, { id: 'llama3.2:latest' }] } };

  it.each(['qwen3:8b', 'llama3.2'])('names the model that reads: %s', async (name) => {
    const url = await aServer(models);
    expect(await modelNotice({ AI_BASE_URL: `${url}/v1/`, AI_MODEL: name })).toEqual([
      `A model reads: ${name} at ${url}/v1`,
    ]);
  });

  it('says that the server lacks the model, rejects the key, or does not answer', async () => {
    const url = await aServer(models, 'right');
    const noticeOf = async (env: Record<string, string>) =>
      (await modelNotice({ AI_BASE_URL: `${url}/v1`, AI_MODEL: 'qwen4', ...env })).join('\n');
    expect(await noticeOf({ AI_API_KEY: 'right' })).toContain(
      'That server does not list qwen4; it has qwen3:8b, llama3.2:latest.',
    );
    const rejected = await noticeOf({ AI_API_KEY: 'wrong-key' });
    expect(rejected).toContain('It does not accept AI_API_KEY.');
    expect(rejected).not.toContain('wrong-key');
    expect(await noticeOf({ AI_BASE_URL: 'http://127.0.0.1:1/v1' })).toContain(
      'It does not answer yet.',
    );
  });

  it('shows no password of the address', async () => {
    const notice = await modelNotice({ AI_BASE_URL: 'http://me:hunter2@127.0.0.1:1/v1' });
    expect(notice.join('\n')).not.toContain('hunter2');
  });

  it('offers an Ollama on this machine, with the variables to set', async () => {
    const names = ['nomic-embed-text:latest', 'qwen3:8b', 'gemma3:4b'];
    const url = await aServer({ '/api/tags': { models: names.map((name) => ({ name })) } });
    const notice = await modelNotice({}, url);
    expect(notice[0]).toContain('with qwen3:8b, gemma3:4b.');
    expect(notice).toContain(`  AI_BASE_URL=${url}/v1`);
    expect(notice).toContain('  AI_MODEL=qwen3:8b');
  });

  it.each([
    ['nothing listens', () => 'http://127.0.0.1:1'],
    ['another program listens', () => aServer({})],
    ['it has no models', () => aServer({ '/api/tags': { models: [] } })],
  ])('says nothing where %s', async (_, address) => {
    expect(await modelNotice({}, await address())).toEqual([]);
  });
});
