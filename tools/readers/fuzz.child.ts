/** `fuzz.child.ts TEXTS SEED`: reads generated texts and reports each one, slow ones and findings as lines of JSON on file descriptor 3. */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { createBudget } from './budget.ts';
import { type FuzzMessage } from './fuzz-messages.ts';
import { hostileText } from './hostile-text.ts';
import { minimise } from './minimise.ts';
import { readers, timeOf } from './readers.ts';
import { vocabulariesOf } from './vocabulary.ts';

const retries = 3;
const [texts = 0, firstSeed = 0] = process.argv.slice(2).map(Number);
const report = (message: FuzzMessage) => writeSync(3, `${JSON.stringify(message)}\n`);
const vocabularies = vocabulariesOf(join(import.meta.dirname, '..', '..'));
const budgetOf = await createBudget();

for (let seed = firstSeed; seed < firstSeed + texts; seed += 1) {
  const text = hostileText(vocabularies, seed);
  for (const [reader, read] of Object.entries(readers)) {
    report({ kind: 'reading', seed, reader });
    const budgetMs = await budgetOf(reader, text.length);
    let ms = await timeOf(read, text);
    // The garbage collector or the JIT compiler may have slowed down a single reading.
    for (let retry = 0; retry < retries && ms > budgetMs / 2; retry += 1) {
      report({ kind: 'reading', seed, reader });
      ms = Math.min(ms, await timeOf(read, text));
    }
    if (ms > budgetMs / 2) report({ kind: 'slow', seed, reader, ms, ofBudget: ms / budgetMs });
    if (ms > budgetMs) {
      report({ kind: 'finding', seed, reader, ms, budgetMs, chars: text.length });
      const exceedsBudget = async (shorter: string) => {
        report({ kind: 'reading', seed, reader });
        return (await timeOf(read, shorter, 3)) > (await budgetOf(reader, shorter.length));
      };
      report({ kind: 'minimised', seed, reader, shortest: await minimise(text, exceedsBudget) });
    }
  }
}
