export interface TestServers {
  /** The superuser's, on the database `postgres`. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly warning?: string | undefined;
  /** By the servers' names. */
  readonly pids: Readonly<Record<string, number | undefined>>;
  stop(): Promise<void>;
}

export const templateDatabase: string;
export function startTestServers(): Promise<TestServers>;
/** Creates the migrated database that is cloned for each suite. Needs a built libs/database. */
export function makeTemplateDatabase(databaseUrl: string): Promise<void>;
