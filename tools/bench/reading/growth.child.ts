/** Measures growth on the sources, in a process of its own, and prints one line of JSON for each kind of input. See growth.bench.ts. */
import { limits } from '@rolefit/contracts';
import { growingMatches, judgeAnew } from '../../readers/growing-matches.ts';
import { grown, growingTexts } from '../../readers/growing-texts.ts';
import { doublings, growthOf } from '../../readers/growth.ts';
import { ordinaryText } from '../../readers/ordinary.ts';
import { readers } from '../../readers/readers.ts';
import type { Growth } from './growth.bench.ts';

const [mostGrowth = NaN, readingNoiseMs = NaN, judgingNoiseMs = NaN, rounds = NaN] = process.argv
  .slice(2)
  .map(Number);
const warmUpReads = 10;
/** Characters up to which each reader is given texts. */
const lengths = {
  posting: limits.postingChars,
  resume: limits.resumeTextChars,
  redaction: limits.resumeTextChars,
  page: limits.postingChars,
  form: 4 * limits.postingChars,
};

/** Repeats a measurement above the goal with more rounds, so that noise is not reported as growth. */
async function measure(
  of: string,
  name: string,
  work: (size: number) => unknown,
  sizes: readonly number[],
): Promise<void> {
  const noiseMs = of === 'judging' ? judgingNoiseMs : readingNoiseMs;
  const once = async (times: number): Promise<Growth> => {
    const { ms = NaN, growth } = await growthOf(work, sizes, times * rounds);
    return { of, name, ms, growth: Math.max(...growth) };
  };
  let last = await once(1);
  for (const times of [3, 9])
    if (last.ms >= noiseMs && last.growth > mostGrowth) last = await once(times);
  console.log(JSON.stringify(last));
}

for (const [of, chars] of Object.entries(lengths)) {
  const read = readers[of];
  if (read === undefined) throw new Error(`there is no reader ${of}`);
  const sizes: readonly number[] = doublings(chars);
  for (let turn = 0; turn < warmUpReads; turn += 1) await read(ordinaryText(of, 20_000));
  await measure(of, 'ordinary', (length) => read(ordinaryText(of, length)), sizes);
  for (const kind of growingTexts)
    await measure(of, JSON.stringify(kind.name), (length) => read(grown(kind, length)), sizes);
}
for (const { name, inputs } of growingMatches) {
  const judge = (at: number): unknown => {
    const input = inputs[at];
    return input && judgeAnew(input);
  };
  await measure('judging', name, judge, [0, 1, 2]);
}
