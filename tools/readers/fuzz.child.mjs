/** `fuzz.child.mjs TEXTS SEED`: reads texts and reports on descriptor 3, line by line, which one it reads, and what exceeds its budget before that is shortened. */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { createBudget } from './budget.mjs';
import { hostileText } from './hostile-text.mjs';
import { minimise } from './minimise.mjs';
import { readers, timeOf } from './readers.ts';
import { vocabulariesOf } from './vocabulary.mjs';

const moreTries = 3;
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
    // A single reading may have been slowed by the garbage collector or the compiler.
    for (let turn = 0; turn < moreTries && ms > mostMs / 2; turn += 1) {
      tell({ seed, reader });
      ms = Math.min(ms, await timeOf(read, text));
    }
    if (ms > mostMs / 2) tell({ seed, reader, ms, ofBudget: ms / mostMs });
    if (ms > mostMs) {
      tell({ seed, reader, ms, mostMs, chars: text.length });
      const isBad = async (shorter) => {
        tell({ seed, reader });
        return (await timeOf(read, shorter, 3)) > (await budgetOf(reader, shorter.length));
      };
      tell({ seed, reader, shortest: await minimise(text, isBad) });
    }
  }
}
