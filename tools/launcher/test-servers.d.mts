export interface TestServers {
  /** The superuser's, on the database `postgres`. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly warning?: string | undefined;
  /** Process ids of the two servers. */
  readonly pids: Readonly<Record<'PostgreSQL' | 'Redis', number>>;
  stop(): Promise<void>;
}

export const templateDatabase: string;
export function startTestServers(): Promise<TestServers>;
/** Creates the migrated database that is cloned for each suite. Needs a built libs/database. */
export function makeTemplateDatabase(databaseUrl: string): Promise<void>;
