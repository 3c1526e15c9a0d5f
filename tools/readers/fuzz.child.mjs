/** `fuzz.child.mjs TEXTS SEED`: reads texts and tells on descriptor 3, line by line, which one it is at, and at last what it found. */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { createBudget } from './budget.mjs';
import { hostileText } from './hostile-text.mjs';
import { minimise } from './minimise.mjs';
import { readers, timeOf } from './readers.ts';
import { vocabulariesOf } from './vocabulary.mjs';

const [texts, firstSeed] = process.argv.slice(2).map(Number);
const tell = (message) => writeSync(3, `${JSON.stringify(message)}\n`);
const vocabularies = vocabulariesOf(join(import.meta.dirname, '..', '..'));
const budgetOf = await createBudget();

for (let seed = firstSeed; seed < firstSeed + texts; seed += 1) {
  const text = hostileText(vocabularies, seed);
  for (const [reader, read] of Object.entries(readers)) {
    tell({ seed, reader });
    const mostMs = await budgetOf(reader, text.length);
    let ms = await timeOf(read, text);
    // Once may be the collector's fault.
    if (ms > mostMs) ms = await timeOf(read, text, 3);
    if (ms > mostMs / 2) tell({ seed, reader, ms, ofBudget: ms / mostMs });
    if (ms > mostMs) {
      const isBad = async (shorter) => (await timeOf(read, shorter, 3)) > (await budgetOf(reader, shorter.length));
      tell({ seed, reader, ms, mostMs, chars: text.length, shortest: await minimise(text, isBad) });
    }
  }
}
