import { analyserVersions, earlierVersions } from './analyser-version.js';

describe('earlier versions of a reader', () => {
  it.each(['builtin', 'model'] as const)('are all below the current one: %s', (reader) => {
    const current = analyserVersions[reader];
    const numberOf = (version: string) => Number(version.split('-')[1]);
    const versions = earlierVersions(reader);
    expect(versions.map(numberOf)).toEqual(
      Array.from({ length: numberOf(current) - 1 }, (_, index) => numberOf(current) - 1 - index),
    );
    expect(new Set(versions.map((version) => version.split('-')[0]))).toEqual(
      new Set([current.split('-')[0]]),
    );
  });
});
