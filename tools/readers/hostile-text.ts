import { seeded, type SeededRandom } from './random.ts';

const joints = [
  '',
  '',
  ' ',
  ' ',
  '  ',
  '\t',
  '\n',
  '\n\n',
  ', ',
  ',',
  ' , ',
  ',  ',
  '; ',
  ': ',
  '. ',
  '/',
  ' / ',
  '-',
  ' - ',
  ' – ',
  '|',
  ' | ',
  ' (',
  ') ',
  ' and ',
  ' or ',
  ' of ',
  '、',
  '，',
  '\u00a0',
  '\u200b',
  '\u0301',
  "'",
  '’',
  '"',
  '“',
  '<',
  '>',
  '[',
  '](',
  '@',
  '.',
  '&',
  '&lt;',
  '_',
  '*',
  '#',
  '+',
];
const commonJoints = ['', ' ', ', '];
const figures = [
  '1',
  '5',
  '19',
  '2019',
  '2024',
  '100',
  '3+',
  '10-12',
  '01/2019',
  '12.05.2020',
  'Jan 2019',
  '$30,000',
  '50k',
  '80%',
  '+49 1',
  '1990-01-02',
  'II',
  'C1',
  'x',
];
const frames: readonly ((run: string) => string)[] = [
  (run) => run,
  (run) => `${run}\nBaker\n`,
  (run) => `Baker\n\nRequirements\n- ${run}\n- Fluent German\n`,
  (run) => `We are looking for a baker who is fluent in English${run}German language.\n`,
  (run) => `Jo Doe\n\nExperience\nBaker at ${run}, 2019 - 2020\n- Baked ${run}\n`,
  (run) => `Jo Doe\n\n${run}\n\nSkills\n${run}\n`,
  (run) => `Jo Doe\n\nEducation\nBachelor of ${run} (2019)\n\nLanguages\n${run}\n`,
  (run) => `<h1>Baker</h1><p>${run}</p>`,
];
const shortestRun = 20;
const longestRun = 1_500;
const maxLines = 24;

/**
 * An adversarial text: a few words of one vocabulary, repeated and combined into long runs that are then cut off. Either one run inside a frame
 * of a posting or resume, or many lines with a run each, since the readers work line by line.
 * @param seed the same seed gives the same text
 */
export function hostileText(vocabularies: readonly (readonly string[])[], seed: number): string {
  const random = seeded(seed);
  const frame = random.pick(frames);
  if (random.isOneIn(3)) return frame(runOf(random, vocabularies, lengthIn(random, longestRun)));
  const lines = Array.from({ length: 1 + random.below(maxLines) }, () =>
    runOf(random, vocabularies, lengthIn(random, 150)),
  );
  return frame(
    lines
      .map((line) =>
        random.isOneIn(6)
          ? `- Fluent in English${line}German\n`
          : `${random.isOneIn(4) ? '- ' : ''}${line}\n`,
      )
      .join(''),
  );
}

const lengthIn = (random: SeededRandom, longest: number) =>
  Math.floor(shortestRun * (longest / shortestRun) ** random.next());

function runOf(
  random: SeededRandom,
  vocabularies: readonly (readonly string[])[],
  length: number,
): string {
  const vocabulary = random.pick(vocabularies);
  const piece = () =>
    random.isOneIn(6)
      ? random.pick(figures)
      : random.isOneIn(8)
        ? random.pick(random.pick(vocabularies))
        : cased(random, random.pick(vocabulary));
  const joint = () => (random.isOneIn(2) ? random.pick(commonJoints) : random.pick(joints));
  const pieces = Array.from({ length: 1 + random.below(4) }, () => piece() + joint());
  // Some runs repeat the same pieces exactly, others mix them.
  const isExact = random.isOneIn(2);
  let run = random.isOneIn(3) ? joint() : '';
  while (run.length < length)
    run += isExact ? pieces.join('') : random.isOneIn(12) ? piece() + joint() : random.pick(pieces);
  return run + (random.isOneIn(2) ? random.pick(['x', '!', '好', '0', ')', '']) : piece());
}

function cased(random: SeededRandom, word: string): string {
  return random.isOneIn(5)
    ? word.toUpperCase()
    : random.isOneIn(4)
      ? word.charAt(0).toUpperCase() + word.slice(1)
      : word;
}
