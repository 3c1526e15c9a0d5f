import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { mcpEndpoint } from '@rolefit/contracts';
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { AgentCaller } from './agent-tool.js';
import { AgentServers } from './agent-servers.js';

/** One message of an agent. */
export interface AgentMessage {
  readonly headers: IncomingHttpHeaders;
  /** The parsed body. */
  readonly message: unknown;
}

/** The complete answer to it. */
export interface AgentReply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
}

/**
 * Serves one message by the SDK, in the revisions of the protocol from 2025 and from 2026. Each message gets a server of its own and one JSON answer: there is
 * no session, no stream and no subscription that another gateway would have to know.
 */
@Injectable()
export class McpExchange {
  constructor(private readonly servers: AgentServers) {}

  async answer(caller: AgentCaller, { headers, message }: AgentMessage): Promise<AgentReply> {
    const request = toRequest(headers);
    const response = (await isLegacyRequest(request, message))
      ? await this.answerLegacy(caller, request, message)
      : await this.answerModern(caller, request, message);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  }

  private async answerModern(
    caller: AgentCaller,
    request: Request,
    parsedBody: unknown,
  ): Promise<Response> {
    const { fetch: serve } = createMcpHandler(() => this.servers.create(caller), {
      legacy: 'reject',
      maxSubscriptions: 0,
    });
    return serve(request, { parsedBody });
  }

  private async answerLegacy(
    caller: AgentCaller,
    request: Request,
    parsedBody: unknown,
  ): Promise<Response> {
    const server = this.servers.create(caller);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request, { parsedBody });
    } finally {
      await server.close();
    }
  }
}

/** The head of the request as the SDK takes it. The body has been parsed; the address is never read. */
function toRequest(headers: IncomingHttpHeaders): Request {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Request(`http://localhost${mcpEndpoint.path}`, { method: 'POST', headers: lines });
}
