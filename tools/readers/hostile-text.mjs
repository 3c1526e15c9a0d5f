import { seeded } from './random.mjs';

const joints = ['', '', ' ', ' ', '  ', '\t', '\n', '\n\n', ', ', ',', ' , ', ',  ', '; ', ': ', '. ', '/', ' / ', '-', ' - ', ' – ', '|', ' | ', ' (', ') ', ' and ', ' or ', ' of ', '、', '，', '\u00a0', '\u200b', '\u0301', "'", '’', '"', '“', '<', '>', '[', '](', '@', '.', '&', '&lt;', '_', '*', '#', '+'];
const figures = ['1', '5', '19', '2019', '2024', '100', '3+', '10-12', '01/2019', '12.05.2020', 'Jan 2019', '$30,000', '50k', '80%', '+49 1', '1990-01-02', 'II', 'C1', 'x'];
const frames = [
  (run) => run,
  (run) => `${run}\nBaker\n`,
  (run) => `Baker\n\nRequirements\n- ${run}\n- Fluent German\n`,
  (run) => `We are looking for a baker who is fluent in English${run}German language.\n`,
  (run) => `Jo Doe\n\nExperience\nBaker at ${run}, 2019 - 2020\n- Baked ${run}\n`,
  (run) => `Jo Doe\n\n${run}\n\nSkills\n${run}\n`,
  (run) => `Jo Doe\n\nEducation\nBachelor of ${run} (2019)\n\nLanguages\n${run}\n`,
  (run) => `<h1>Baker</h1><p>${run}</p>`,
];
const shortest = 60;
const longest = 1_500;

/**
 * A text that nobody would write: few words of one reader's vocabulary, repeated and combined in long runs, then broken off; in a frame of a posting or resume.
 * @param vocabularies lists of words, one for each reader
 * @param seed the same seed gives the same text
 */
export function hostileText(vocabularies, seed) {
  const random = seeded(seed);
  const vocabulary = random.pick(vocabularies);
  const length = Math.floor(shortest * (longest / shortest) ** random.next());
  const piece = () => (random.isOneIn(4) ? random.pick(figures) : random.isOneIn(6) ? random.pick(random.pick(vocabularies)) : cased(random, random.pick(vocabulary)));
  const pieces = Array.from({ length: 1 + random.below(4) }, () => piece() + random.pick(joints));
  // Some runs repeat one thing to the letter, others mix a few.
  const isExact = random.isOneIn(2);
  let run = '';
  while (run.length < length) run += isExact ? pieces.join('') : random.isOneIn(12) ? piece() + random.pick(joints) : random.pick(pieces);
  const end = random.isOneIn(2) ? random.pick(['x', '!', '好', '\n', '0', ')', '']) : piece();
  return random.pick(frames)(random.pick(joints) + run + end);
}

function cased(random, word) {
  return random.isOneIn(5) ? word.toUpperCase() : random.isOneIn(4) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
