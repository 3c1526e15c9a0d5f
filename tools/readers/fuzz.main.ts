/** `fuzz.main.ts [--texts N] [--seed N]`: prints progress, the texts closest to their budget, and those over it. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fuzzReaders } from './fuzz.ts';

const progressEvery = 10_000;
const { values } = parseArgs({
  options: {
    texts: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});
const texts = Number(values.texts);
const seed = Number(values.seed);
console.log(`Reading ${texts} texts from seed ${seed} …`);
let reported = 0;
const { findings, closest } = await fuzzReaders({
  texts,
  seed,
  onProgress(read, found) {
    if (read < reported + progressEvery) return;
    reported = read;
    console.log(`  ${read} read, ${found} above the budget`);
  },
});
console.log(
  [
    'Nearest to the budget:',
    ...closest.map(
      ({ seed: of, reader, ms, ofBudget }) =>
        `  ${reader}, seed ${of}: ${ms.toFixed(1)} ms, ${Math.round(100 * ofBudget)} %`,
    ),
  ].join('\n'),
);
console.log([`${findings.length} of ${texts} above the budget`, ...findings].join('\n'));
if (findings.length > 0) process.exitCode = 1;
