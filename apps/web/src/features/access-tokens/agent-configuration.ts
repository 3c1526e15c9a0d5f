import { mcpEndpoint } from '@rolefit/contracts';

/** Where agents connect to this server. */
export function agentAddress(): string {
  return new URL(mcpEndpoint.path, window.location.origin).href;
}

/** The server configuration that most agents accept. */
export function agentConfiguration(token: string): string {
  const rolefit = {
    type: 'http',
    url: agentAddress(),
    headers: { Authorization: `Bearer ${token}` },
  };
  return JSON.stringify({ mcpServers: { rolefit } }, null, 2);
}
