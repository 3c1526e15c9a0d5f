import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { ConfigModule, loadConfig } from '@rolefit/config';
import { ObjectStore } from './object-store.js';
import { StorageModule } from './storage.module.js';

@Injectable()
class Uploads {
  constructor(readonly objects: ObjectStore) {}
}

@Module({ providers: [Uploads] })
class UploadsModule {}

describe('StorageModule', () => {
  it('provides the configured store by its class', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'rolefit-objects-'));
    const config = loadConfig({
      DATABASE_URL: 'postgres://127.0.0.1/x',
      REDIS_URL: 'redis://127.0.0.1',
      SESSION_SECRET: 's'.repeat(32),
      OBJECTS_DIR: dir,
      LOG_LEVEL: 'silent',
    });
    const app = await Test.createTestingModule({
      imports: [ConfigModule.forRoot(config), StorageModule.forRoot(), UploadsModule],
    }).compile();
    const { objects } = app.get(Uploads);
    await objects.put('a', Buffer.from('x'), { contentType: 'text/plain' });
    expect((await objects.head('a')).sizeBytes).toBe(1);
    await app.close();
    await rm(dir, { recursive: true });
  });
});
