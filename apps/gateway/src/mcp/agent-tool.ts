import type { TokenScope } from '@rolefit/contracts';
import type { RequestDetails } from '../http/request-details.js';
import type { ToolAnnotations } from '@modelcontextprotocol/server';
import type { z } from 'zod/mini';
import type { LimitedCaller } from '../limits/limited-caller.js';
import type { AgentAnswer } from './agent-answer.js';

/** The caller of a tool: a user's agent, with the scopes of its token. */
export interface AgentCaller extends LimitedCaller, RequestDetails {
  readonly tokenName: string;
  readonly scopes: readonly TokenScope[];
}

/** A tool that agents can call. */
export interface AgentTool<Schema extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly title: string;
  /** For the agent: what the tool does, and when to call it. */
  readonly description: string;
  readonly scope: TokenScope;
  readonly annotations: ToolAnnotations;
  readonly input: Schema;
  /** @throws AppError whose message the agent is shown */
  run(caller: AgentCaller, input: z.output<Schema>): Promise<AgentAnswer>;
}

/** Hints for tools that only read what Rolefit has stored. */
export const readsOnly: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };
/** Hints for tools that add or change something and are idempotent. */
export const repeatable: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** Checks at compile time that `run` fits the schema, then erases the schema's type so that tools can be kept in one list. */
export function agentTool<Schema extends z.ZodMiniType>(tool: AgentTool<Schema>): AgentTool {
  return {
    ...tool,
    run: (caller, input) => tool.run(caller, tool.input.parse(input)),
  };
}
