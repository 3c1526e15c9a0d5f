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

/** The complete response. */
export interface AgentReply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
}

/**
 * Serves one message with the SDK, in the 2025 and 2026 revisions of the protocol. Each message gets a server of its own and one JSON answer: there are no
 * sessions, streams or subscriptions, which other gateways would not know about.
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

/** The request as the SDK expects it, without its body, which is already parsed. The SDK never reads the URL. */
function toRequest(headers: IncomingHttpHeaders): Request {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Request(`http://localhost${mcpEndpoint.path}`, { method: 'POST', headers: lines });
}
