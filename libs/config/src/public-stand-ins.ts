import type { VariableName } from './environment.js';
import { isLoopback, isSet } from './unencrypted-services.js';

/**
 * Stand-ins that let everybody in and are therefore for one machine only: the demo sign-in, and the inbox that shows everybody's sign-in links.
 * @param env the environment without empty values
 * @returns one sentence per stand-in that others could reach
 */
export function findPublicStandIns(env: Readonly<Partial<Record<VariableName, string>>>): string[] {
  const isCluster = env.ROLEFIT_DEPLOYMENT === 'cluster';
  const isPublic = env.PUBLIC_URL !== undefined && !isLocalUrl(env.PUBLIC_URL);
  const problems: string[] = [];
  if (isSet(env.GITHUB_IS_DEMO) && isPublic && !isCluster)
    problems.push(
      'GITHUB_IS_DEMO is set, but PUBLIC_URL is not an address of this machine: the demo sign-in lets everybody in.',
    );
  if (!isSet(env.MAIL_INBOX)) return problems;
  const listensToOthers = env.HOST !== undefined && !isLoopback(env.HOST);
  if (isCluster || isPublic || listensToOthers)
    problems.push(
      'MAIL_INBOX is set, but others can reach this Rolefit: the inbox shows everybody’s sign-in links. Use SMTP_URL, and HOST and PUBLIC_URL of this machine for the inbox.',
    );
  return problems;
}

/** The schema reports invalid addresses. */
function isLocalUrl(address: string): boolean {
  return URL.canParse(address) && isLoopback(new URL(address).hostname);
}
