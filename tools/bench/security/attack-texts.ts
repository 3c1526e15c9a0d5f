import { limits, type SkillInput } from '@rolefit/contracts';
import { allSkills } from '@rolefit/skills';
import { postings, writePages } from '@rolefit/testing';

/** Inputs that once blocked a process, each at the largest size that the product accepts. */

const reference = (): string => `\n\nReference ${crypto.randomUUID()}`;

/** Blanks around commas between two languages: a regular expression with nested repetition took 3ⁿ steps for n commas. */
export function manyCommas(): string {
  return `${postings.frontend}${reference()}\n\nRequirements\n- Fluent in English${',  '.repeat(2_000)}x German language\n- Fluent in English${', '.repeat(60)}x German language`;
}

const skillNames = allSkills().map(({ name }) => name);

/** As many skills as fit into a posting: every missing one caused everything to be judged again. */
export function manySkills(): string {
  const head = `${postings.frontend}${reference()}\n\nRequirements\n`;
  const lines: string[] = [];
  for (let size = head.length, next = 0; ; next += 1) {
    // Invented names, once those of the taxonomy are used up.
    const line = `- ${skillNames[next] ?? `Kafkorin${next}`}`;
    size += line.length + 1;
    if (size > limits.postingChars) return head + lines.join('\n');
    lines.push(line);
  }
}

/** A full profile of skills that `manySkills` does not ask for first. */
export function fullProfile(score: number): SkillInput[] {
  return skillNames
    .slice(-limits.skillsPerProfile)
    .map((name) => ({ name: name.slice(0, limits.skillNameChars), score }));
}

const [roles, linesARole] = [50, 48];

/** A resume of thousands of lines. */
export function longResumeLines(): string[] {
  const role = (index: number): string[] => [
    `Engineer at Company ${index}, ${1_970 + index} - ${1_971 + index}`,
    ...Array.from(
      { length: linesARole },
      (_, line) =>
        `- Built and maintained ${skillNames[(index * linesARole + line) % skillNames.length]} for customer ${line}`,
    ),
  ];
  return [
    'Ada Example',
    'Experience',
    ...Array.from({ length: roles }, (_, index) => role(index)).flat(),
  ];
}

/** Long runs of combining marks in non-canonical order: normalising them takes quadratic time. */
export function manyMarks(): string {
  return `a${'\u0301'.repeat(99_000)}${'\u0323'.repeat(99_000)}`;
}

/** A PDF of headings in which one Chinese word matches two alternatives of a repeated group: 2ⁿ steps for n words. */
export function manyHeadings(): Buffer {
  const toUnicode = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '1 begincodespacerange <00> <FF> endcodespacerange',
    '3 beginbfchar <41> <804C> <42> <4E1A> <43> <597D> endbfchar',
    'endcmap end end',
  ].join('\n');
  const line = `${'AB'.repeat(29)}C`;
  const lines = Array.from(
    { length: 60 },
    (_, row) => `BT /F1 6 Tf 40 ${760 - 12 * row} Td (${line}) Tj ET`,
  );
  const text = `BT /F2 8 Tf 40 774 Td (Ada Example, engineer, has built and maintained web services for customers since 2011) Tj ET`;
  const content = {
    dictionary: '<< /Length ? >>',
    stream: Buffer.from([text, ...lines].join('\n')),
  };
  return writePages(
    Array.from({ length: 20 }, () => content),
    '<< /Font << /F1 3 0 R /F2 5 0 R >> >>',
    [
      {
        dictionary:
          '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 4 0 R >>',
      },
      { dictionary: '<< /Length ? >>', stream: Buffer.from(toUnicode) },
      {
        dictionary:
          '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      },
    ],
  );
}
