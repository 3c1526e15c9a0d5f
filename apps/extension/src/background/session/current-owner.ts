import { type ApiClient } from '@rolefit/api-client';
import { readServer } from '@/server-origin';
import { type Owner } from '../outbox/outbox';
import { type Sessions } from './sessions';

/** The owner of the scans at hand and their API client; the client is null while signed out. */
export async function currentOwner(sessions: Sessions): Promise<[Owner, ApiClient | null]> {
  const server = await readServer();
  const session = await sessions.read(server);
  return [{ server, userId: session?.user.id ?? null }, await sessions.api(server)];
}
