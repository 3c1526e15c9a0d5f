import { type Service } from './child.mjs';

export interface RedisOptions {
  readonly dir: string;
  readonly port: number;
  readonly password: string;
  readonly logFile: string;
  /** False for data that may be lost. */
  readonly durable?: boolean;
}

export interface RedisService extends Service {
  readonly url: string;
  readonly warning?: string;
}

export const redisStandInWarning: string;
export function redisService(options: RedisOptions): Promise<RedisService>;
