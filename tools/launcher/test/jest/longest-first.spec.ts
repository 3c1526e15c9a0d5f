import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../bootstrap/paths.mjs';
import { longestFirst, longestTests } from './longest-first.ts';

describe('the longest test files', () => {
  it('exist', () => {
    expect(longestTests.filter((path) => !existsSync(join(rootDir, path)))).toEqual([]);
  });

  it('run first, and the others in their own order', () => {
    const [longest, next] = longestTests.map((path) => ({ path: join(rootDir, path) }));
    const [small, tiny] = [{ path: '/small.spec.ts' }, { path: '/tiny.spec.ts' }];
    expect(longestFirst([small, next!, tiny, longest!])).toEqual([longest, next, small, tiny]);
  });
});
