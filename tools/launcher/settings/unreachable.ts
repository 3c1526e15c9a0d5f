import { hasCode } from '../bootstrap/error-code.mjs';

/** How long a server may take to answer, in milliseconds. */
export const answerMs = 2_000;

/** The address of a server without user and password, for sentences. */
export function placeOf(url: string, defaultPort: number): string {
  const { hostname, port } = new URL(url);
  return `${hostname || 'localhost'}:${port || defaultPort}`;
}

/**
 * Why a server could not be reached, as a sentence for the person at the terminal.
 * @param variable that names the server
 * @param server its kind, such as "PostgreSQL"
 * @returns null where the error is of another kind
 */
export function whyUnreachable(
  error: unknown,
  { variable, server, place }: { variable: string; server: string; place: string },
): string | null {
  const [host = ''] = place.split(':');
  for (const one of causesOf(error)) {
    if (is(one, 'ECONNREFUSED'))
      return `${variable}: no ${server} answers at ${place}. Is it running, and is the port right?`;
    if (
      is(one, 'ECONNRESET') ||
      /connection terminated|connection closed|socket closed/i.test(messageOf(one))
    )
      return `${variable}: ${place} closes the connection without an answer. Is it ${server}, and does a firewall let it through?`;
    if (is(one, 'ENOTFOUND') || is(one, 'EAI_AGAIN'))
      return `${variable}: there is no host “${host}”. Check the spelling of the address.`;
    if (is(one, 'EHOSTUNREACH') || is(one, 'ENETUNREACH'))
      return `${variable}: this machine has no route to ${place}.`;
    if (is(one, 'ETIMEDOUT') || isTimeout(one))
      return `${variable}: ${place} did not answer within ${answerMs / 1000} seconds. Is the address right, and does a firewall let it through?`;
  }
  return null;
}

/** Some clients have codes of their own, and Node's in the message only. */
const is = (error: unknown, code: string): boolean =>
  hasCode(error, code) || messageOf(error).includes(code);

/** With several addresses of a host, Node.js reports one error for each. */
function causesOf(error: unknown): readonly unknown[] {
  const isGroup = typeof error === 'object' && error !== null && 'errors' in error;
  return isGroup && Array.isArray(error.errors) ? error.errors : [error];
}

const isTimeout = (error: unknown): boolean => /time(d )?out|aborted/i.test(messageOf(error));

/** The first line of an error, for problems that have no sentence of their own. */
export function messageOf(error: unknown): string {
  // Not `instanceof Error`: Jest's environment has a class of its own.
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return String(hasMessage ? error.message : error).split('\n')[0] ?? '';
}

/** @throws Error, which `whyUnreachable` knows, where the server takes too long */
export async function withinTime<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), answerMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
