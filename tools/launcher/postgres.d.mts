import { type Service } from './child.mjs';

export interface PostgresOptions {
  readonly clusterDir: string;
  readonly port: number;
  readonly password: string;
  readonly logFile: string;
  /** False for data that may be lost. */
  readonly durable?: boolean;
}

export interface PostgresService extends Service {
  urlOf(database: string): string;
}

/** @throws Problem where there are no binaries for this machine, or the folder belongs to another major version */
export function postgresService(options: PostgresOptions): Promise<PostgresService>;
export function ensureDatabase(adminUrl: string, name: string): Promise<void>;
export function readRemark(url: string): Promise<string | null>;
export function writeRemark(url: string, remark: string): Promise<void>;
