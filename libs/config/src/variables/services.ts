import { z } from 'zod';
import { address, webAddress, wholeNumber } from './schemas.js';
import { sentinelList } from './sentinel-list.js';

/** PostgreSQL, Redis and the object store. */
export const serviceVariables = {
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/rolefit')
    .optional()
    .describe('PostgreSQL, for example postgres://user:password@host:5432/rolefit.'),
  GATEWAY_DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/rolefit')
    .optional()
    .describe(
      'What DATABASE_URL is for gateways where roles are separate. The migration reads it: it makes the role, if it may, and gives it the privileges of a gateway. npm start also has the gateway sign in with it.',
    ),
  WORKER_DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/rolefit')
    .optional()
    .describe('The same for workers.'),
  DATABASE_POOL_SIZE: wholeNumber(1, 1_000)
    .default(10)
    .describe('Connections to PostgreSQL that one process holds at most.'),
  REDIS_URL: address(/^rediss?$/, 'redis://:password@host:6379')
    .optional()
    .describe(
      'Redis for jobs and live events, for example redis://host:6379. It needs maxmemory-policy noeviction and should keep an append-only file.',
    ),
  REDIS_SENTINELS: sentinelList
    .optional()
    .describe(
      'Redis Sentinels that know which server is the primary, for example sentinel-1:26379,sentinel-2:26379. REDIS_URL then gives user, password, database and, with rediss://, TLS to Sentinels and servers; its host is not used.',
    ),
  REDIS_SENTINEL_NAME: z
    .string()
    .optional()
    .describe('Name under which these Sentinels know the primary, for example mymaster.'),
  REDIS_SENTINEL_PASSWORD: z
    .string()
    .optional()
    .describe('Password of the Sentinels themselves, if they ask for one.'),
  REDIS_PREFIX: z
    .string()
    .regex(/^[a-z0-9{}_-]{1,64}$/i, 'must be 1 to 64 letters, digits, hyphens or underscores')
    .default('rolefit')
    .describe(
      'What all keys in Redis begin with, so that several installations can share one server.',
    ),

  OBJECTS_DIR: z
    .string()
    .optional()
    .describe('Folder for uploaded files, used where S3_ENDPOINT is not set.'),
  S3_ENDPOINT: webAddress
    .optional()
    .describe(
      'S3-compatible object store for uploaded files, for example https://s3.eu-central-1.amazonaws.com.',
    ),
  S3_REGION: z.string().optional().describe('Region of the object store. By default us-east-1.'),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be a bucket name: 3 to 63 lower-case letters, digits, dots or hyphens',
    )
    .optional()
    .describe(
      'Bucket for uploaded files; created if it is missing and the key may create it. Never public.',
    ),
  S3_ACCESS_KEY: z.string().optional().describe('Access key of the object store.'),
  S3_SECRET_KEY: z.string().optional().describe('Secret key of the object store.'),
};
