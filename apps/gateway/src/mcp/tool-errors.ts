import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { type AppError, errorFamilies } from '@rolefit/contracts';
import {
  type CallToolResult,
  ProtocolError,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server';
import { toAppError } from '../http/to-app-error.js';
import { toToolError } from './agent-answer.js';

/** JSON-RPC's code for an error of the server itself. */
const internalError = -32603;

/** Turns errors into sentences for agents, and logs internal details that agents must not see. */
@Injectable()
export class ToolErrors {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  toToolResult(thrown: unknown, tool: string): CallToolResult {
    const error = this.logged(thrown, tool);
    const fields = Object.entries(error.fields ?? {}).map(([name, text]) => `${name}: ${text}`);
    return toToolError([error.message, ...fields].join('\n'));
  }

  toResourceError(thrown: unknown, uri: URL): Error {
    const error = this.logged(thrown, uri.protocol + uri.host);
    return error.family === 'NOTFOUND'
      ? new ResourceNotFoundError(uri.href, error.message)
      : new ProtocolError(internalError, error.message);
  }

  private logged(thrown: unknown, tool: string): AppError {
    const error = toAppError(thrown);
    if (errorFamilies[error.family].status >= 500)
      this.logger.error({ tool, code: error.code, err: error.cause ?? error }, 'Agent call failed');
    return error;
  }
}
