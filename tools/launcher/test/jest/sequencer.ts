import type testSequencer from '@jest/test-sequencer';
import { createRequire } from 'node:module';
import { longestFirst } from './longest-first.ts';

// Its types describe the CommonJS build, in which the class is a property.
const { default: TestSequencer } = createRequire(import.meta.url)(
  '@jest/test-sequencer',
) as typeof testSequencer;

type Tests = Parameters<InstanceType<typeof TestSequencer>['sort']>[0];

/** Starts the longest test files first; the others follow in Jest's own order. */
export default class LongestFirst extends TestSequencer {
  override async sort(tests: Tests): Promise<Tests> {
    return longestFirst(await super.sort(tests));
  }
}
