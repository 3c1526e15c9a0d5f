import { type Endpoint } from './endpoint.js';

/**
 * Where agents connect by the Model Context Protocol over streamable HTTP. It is not part of the REST API,
 * and each of its tools requires a scope of its own.
 */
export const mcpEndpoint = {
  method: 'POST',
  path: '/mcp',
  auth: 'bearer',
  scope: 'by-tool',
  status: 200,
} as const satisfies Endpoint;
