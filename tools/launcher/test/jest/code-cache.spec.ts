import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

it('compiles a file from its earlier data, unless its code has changed', () => {
  const script = `
    const { compileFunction } = require('node:vm');
    const results = ['return 1', 'return 1', 'return 2', 'return 2'].map((code) => {
      const made = compileFunction(code, [], { filename: 'a.js' });
      return [made(), made.cachedDataRejected ?? 'parsed'];
    });
    console.log(JSON.stringify(results));`;
  const preload = pathToFileURL(join(__dirname, 'code-cache.mjs')).href;
  const output = execFileSync(process.execPath, ['--import', preload, '-e', script]);
  expect(JSON.parse(output.toString())).toEqual([
    [1, 'parsed'],
    [1, false],
    [2, 'parsed'],
    [2, false],
  ]);
});
