import { FsObjectStore } from './adapters/fs.object-store.js';
import { S3ObjectStore } from './adapters/s3.object-store.js';
import { createObjectStore } from './storage.module.js';

describe('createObjectStore', () => {
  it('uses a folder where one is configured', () => {
    expect(
      createObjectStore({ storage: { kind: 'files', dir: '/var/lib/rolefit' } }),
    ).toBeInstanceOf(FsObjectStore);
  });

  it('uses S3 where it is configured, without a request at creation', () => {
    const storage = {
      kind: 's3',
      endpoint: 'https://127.0.0.1:1',
      region: 'us-east-1',
      bucket: 'files',
      accessKey: 'a',
      secretKey: 's',
    } as const;
    expect(createObjectStore({ storage })).toBeInstanceOf(S3ObjectStore);
  });
});
