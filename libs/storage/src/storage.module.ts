import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger } from '@rolefit/config';
import { FsObjectStore } from './adapters/fs.object-store.js';
import { S3ObjectStore } from './adapters/s3.object-store.js';
import { ObjectStore } from './object-store.js';

/** Creates the configured store. It sends no request before its first use. */
export function createObjectStore(config: Pick<Config, 'storage'>): ObjectStore {
  return config.storage.kind === 's3'
    ? new S3ObjectStore(config.storage)
    : new FsObjectStore(config.storage.dir);
}

async function openStore(config: Config, logger: Logger): Promise<ObjectStore> {
  const store = createObjectStore(config);
  // Stale files only occupy disk space, so a failure must not prevent the start.
  if (store instanceof FsObjectStore)
    await store
      .removeStale()
      .catch((error: unknown) =>
        logger.warn({ err: error }, 'Stale temporary files could not be removed'),
      );
  return store;
}

/** Provides the `ObjectStore` (inject it by its class). Global; requires `ConfigModule`. */
@Module({})
export class StorageModule {
  static forRoot(): DynamicModule {
    return {
      module: StorageModule,
      global: true,
      providers: [{ provide: ObjectStore, useFactory: openStore, inject: [CONFIG, LOGGER] }],
      exports: [ObjectStore],
    };
  }
}
