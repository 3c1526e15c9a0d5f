import { FsObjectStore } from './adapters/fs.object-store.js';
import { S3ObjectStore } from './adapters/s3.object-store.js';
import { createObjectStore } from './storage.module.js';

describe('createObjectStore', () => {
  it('keeps files in a folder where a folder is configured', () => {
    expect(createObjectStore({ storage: { kind: 'files', dir: '/var/lib/rolefit' } })).toBeInstanceOf(FsObjectStore);
  });

  it('keeps files in S3 where S3 is configured, and asks it nothing yet', () => {
    const storage = { kind: 's3', endpoint: 'https://127.0.0.1:1', region: 'us-east-1', bucket: 'files', accessKey: 'a', secretKey: 's' } as const;
    expect(createObjectStore({ storage })).toBeInstanceOf(S3ObjectStore);
  });
});
