import {
  Body,
  Controller,
  Delete,
  Get,
  Post,
  Req,
  Res,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { AppError, mcpEndpoint } from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OriginGuard } from '../auth/guards/origin.guard.js';
import { addressOf } from '../http/client-address.js';
import { languageOf } from '../http/request-language.js';
import { endpointKey, Public } from '../http/route.decorator.js';
import type { AgentCaller } from './agent-tool.js';
import { McpExchange } from './mcp-exchange.js';

/** The Model Context Protocol over streamable HTTP. `Origin` is checked against DNS rebinding, as the protocol requires. */
@Controller()
@UseGuards(OriginGuard)
export class McpController {
  constructor(private readonly exchange: McpExchange) {}

  @Post(mcpEndpoint.path)
  @SetMetadata(endpointKey, mcpEndpoint)
  async message(
    @Req() request: FastifyRequest,
    @Body() message: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // A batch would count as one call; the protocol has removed batches.
    if (Array.isArray(message))
      throw new AppError('REQUEST_INVALID', { detail: 'Send one message at a time.' });
    const { status, headers, text } = await this.exchange.answer(callerOf(request), {
      headers: request.headers,
      message,
    });
    await reply.code(status).headers(headers).send(text);
  }

  /** Streams are not supported. */
  @Get(mcpEndpoint.path)
  @Public()
  openStream(@Res() reply: FastifyReply): Promise<void> {
    return refuse(reply);
  }

  /** Sessions are not supported. */
  @Delete(mcpEndpoint.path)
  @Public()
  endSession(@Res() reply: FastifyReply): Promise<void> {
    return refuse(reply);
  }
}

async function refuse(reply: FastifyReply): Promise<void> {
  await reply.code(405).header('allow', mcpEndpoint.method).send();
}

function callerOf(request: FastifyRequest): AgentCaller {
  const { signedIn, ip, id } = request;
  if (signedIn === null || signedIn.sessionId !== null) throw new AppError('TOKEN_REQUIRED');
  const { userId, tokenName, scopes } = signedIn;
  const language = languageOf(request);
  return { userId, tokenName, scopes, address: addressOf(ip), requestId: id, language };
}
