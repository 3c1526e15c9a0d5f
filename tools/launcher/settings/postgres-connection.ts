import { Client, DatabaseError } from 'pg';
import { answerMs, messageOf, placeOf, whyUnreachable } from './unreachable.ts';

/** The variables that name a PostgreSQL. */
export type DatabaseVariable = 'DATABASE_URL' | 'GATEWAY_DATABASE_URL' | 'WORKER_DATABASE_URL';

/** Why PostgreSQL could not be used: the message is a sentence for the person at the terminal. */
export class ConnectionProblem extends Error {
  /** SQLSTATE, or empty. */
  readonly code: string;

  constructor(sentence: string, code: string, cause: unknown) {
    super(sentence, { cause });
    this.code = code;
  }
}

/** SQLSTATE codes. Source: PostgreSQL documentation, appendix A. */
const refusals: Readonly<Record<string, (at: { user: string; database: string }) => string>> = {
  '28P01': ({ user }) => `PostgreSQL refuses this password of the user “${user}”.`,
  '28000': ({ user }) => `PostgreSQL refuses the user “${user}”.`,
  '3D000': ({ database }) =>
    `there is no database “${database}”. Create it: createdb --encoding=UTF8 ${database}`,
  '53300': () => 'PostgreSQL has no free connection.',
};

/** Runs an action on a connection of its own. @throws ConnectionProblem where it cannot connect, or the action fails */
export async function withPostgres<Found>(
  variable: DatabaseVariable,
  url: string,
  action: (client: Client) => Promise<Found>,
): Promise<Found> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: answerMs });
  // A server that goes away later reports it in the apps.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await action(client);
  } catch (error) {
    const code = error instanceof DatabaseError ? (error.code ?? '') : '';
    const at = { user: client.user ?? '', database: client.database ?? '' };
    const refusal = refusals[code]?.(at) ?? null;
    const place = placeOf(url, 5432);
    const sentence =
      refusal === null
        ? (whyUnreachable(error, { variable, server: 'PostgreSQL', place }) ??
          `${variable}: ${place} answered “${messageOf(error)}”.`)
        : `${variable}: ${refusal}`;
    throw new ConnectionProblem(sentence, code, error);
  } finally {
    client.end().catch(() => undefined);
  }
}
