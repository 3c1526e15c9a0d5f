import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type OutboxItem } from '@/messages';
import { type ArrivingSession, type StoredSession } from './session/stored-session';

/** The extension's IndexedDB. Content scripts cannot open it: they see the storage of their page. */
interface Tables extends DBSchema {
  outbox: { key: string; value: OutboxItem };
  /** At most two rows: `current` and `arriving`. */
  session: { key: string; value: StoredSession | ArrivingSession };
  /** Back-off of each server: the start and the end of its pause. */
  holds: {
    key: string;
    value: {
      server: string;
      since: number;
      until: number;
      attempts: number;
      why: 'offline' | 'busy';
    };
  };
  /** Sessions that were closed here and not yet on their server. */
  leaving: { key: string; value: { refreshToken: string; server: string } };
}
export type Database = IDBPDatabase<Tables>;

/** Opens the database and creates it on first use. */
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
