/** Measures growth on the sources, in a process of its own, and prints one line of JSON for each kind of text and size of match. */
import { limits } from '@rolefit/contracts';
import { grown, growingTexts } from '../readers/growing-texts.ts';
import { growingMatches, judgeAnew } from '../readers/growing-matches.ts';
import { doublings, growthOf } from '../readers/growth.ts';
import { ordinaryText } from '../readers/ordinary.ts';
import { readers } from '../readers/readers.ts';

const [most, noiseMs, judgingNoiseMs, rounds] = process.argv.slice(2).map(Number);
const warmTurns = 10;
/** Characters up to which each reader is given texts. */
const lengths = { posting: limits.postingChars, resume: limits.resumeTextChars, redaction: limits.resumeTextChars, page: limits.postingChars, form: 4 * limits.postingChars };

/** Repeats a measurement above the goal with more rounds, so that noise is not reported as growth. */
async function measured(work, sizes, noise = noiseMs) {
  let last = await growthOf(work, sizes, rounds);
  for (const again of [3, 9]) {
    if (last.ms < noise || Math.max(...last.growth) <= most) return last;
    last = await growthOf(work, sizes, again * rounds);
  }
  return last;
}

const print = (of, name, { ms, growth }) => console.log(JSON.stringify({ of, name, ms, growth: Math.max(...growth) }));

for (const [of, chars] of Object.entries(lengths)) {
  const read = readers[of];
  for (let turn = 0; turn < warmTurns; turn += 1) await read(ordinaryText(of, 20_000));
  print(of, 'ordinary', await measured((length) => read(ordinaryText(of, length)), doublings(chars)));
  for (const kind of growingTexts) print(of, JSON.stringify(kind.name), await measured((length) => read(grown(kind, length)), doublings(chars)));
}
for (const { name, inputs } of growingMatches) print('judging', name, await measured((at) => judgeAnew(inputs[at]), [0, 1, 2], judgingNoiseMs));
