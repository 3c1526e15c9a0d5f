import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type OutboxItem } from '@/messages';
import { type ArrivingSession, type StoredSession } from './session/stored-session';

/** What is kept on disk. Only pages of the extension can open it: content scripts see the storage of the page that they are in. */
interface Tables extends DBSchema {
  outbox: { key: string; value: OutboxItem };
  /** Two rows at most: `current`, and `arriving`. */
  session: { key: string; value: StoredSession | ArrivingSession };
  /** Since and until when the server or the network asks us to wait, by server. */
  holds: { key: string; value: { server: string; since: number; until: number; attempts: number; why: 'offline' | 'busy' } };
  /** Sessions that the user has left and the server has not heard of yet. */
  leaving: { key: string; value: { refreshToken: string; server: string } };
}
export type Database = IDBPDatabase<Tables>;

/** Opens the database, which is made the first time. */
export function openDatabase(name = 'rolefit'): Promise<Database> {
  return openDB<Tables>(name, 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'jobId' });
      database.createObjectStore('session');
      database.createObjectStore('holds', { keyPath: 'server' });
      database.createObjectStore('leaving', { keyPath: 'refreshToken' });
    },
  });
}
