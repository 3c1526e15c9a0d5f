import {
  type CallToolResult,
  Client,
  type FetchLike,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { mcpEndpoint } from '@rolefit/contracts';
import type { TestGateway } from './gateway.fixture.js';

/** The revisions of the protocol that agents use. */
export type AgentEra = 'legacy' | 'auto';

/** Connects the official client of the protocol as an agent with this token. @param send in place of `fetch` */
export async function connectAgent(
  { url }: Pick<TestGateway, 'url'>,
  token: string,
  era: AgentEra = 'auto',
  send: FetchLike = fetch,
): Promise<Client> {
  const client = new Client(
    { name: 'test-agent', version: '1' },
    { versionNegotiation: { mode: era } },
  );
  await client.connect(
    new StreamableHTTPClientTransport(new URL(mcpEndpoint.path, url), {
      fetch: send,
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  return client;
}

/** A tool's answer as an object and as text. */
export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
  /** Null for an error. */
  readonly data: Record<string, unknown> | null;
}

/** Calls a tool and checks that object and text are the same. */
export async function callTool(
  client: Client,
  name: string,
  input: Record<string, unknown> = {},
): Promise<ToolAnswer> {
  const answer = (await client.callTool({ name, arguments: input })) as CallToolResult;
  const [first] = answer.content;
  const text = first?.type === 'text' ? first.text : '';
  const data = (answer.structuredContent as Record<string, unknown> | undefined) ?? null;
  if (data !== null) expect(JSON.parse(text)).toEqual(data);
  return { isError: answer.isError === true, text, data };
}
