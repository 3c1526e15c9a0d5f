import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { FsObjectStore } from './adapters/fs.object-store.js';
import { S3ObjectStore } from './adapters/s3.object-store.js';
import { ObjectStore } from './object-store.js';

/** Makes the store that the configuration names. Sends nothing before its first use. */
export function createObjectStore(config: Pick<Config, 'storage'>): ObjectStore {
  return config.storage.kind === 's3' ? new S3ObjectStore(config.storage) : new FsObjectStore(config.storage.dir);
}

/** Gives every module the `ObjectStore` (inject it by its class). Global; needs `ConfigModule`. */
@Module({})
export class StorageModule {
  static forRoot(): DynamicModule {
    return {
      module: StorageModule,
      global: true,
      providers: [{ provide: ObjectStore, useFactory: createObjectStore, inject: [CONFIG] }],
      exports: [ObjectStore],
    };
  }
}
