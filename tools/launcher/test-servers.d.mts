export interface TestServers {
  /** The superuser's, on the database `postgres`. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly warning?: string | undefined;
  stop(): Promise<void>;
}

export function startTestServers(): Promise<TestServers>;
