import { allSkills } from '@rolefit/skills';
import { limits } from '@rolefit/contracts';
import { postings } from '@rolefit/testing';
import { writePages } from '../../libs/testing/dist/fixtures/pdf-file.js';

/** Texts that once stopped a process, each at the largest size that the product takes. */

const reference = () => `\n\nReference ${crypto.randomUUID()}`;

/** Blanks around commas between two languages: a regular expression with nested repetition took 3ⁿ steps for n commas. */
export const manyCommas = () => `${postings.frontend}${reference()}\n\nRequirements\n- Fluent in English${',  '.repeat(2_000)}x German language\n- Fluent in English${', '.repeat(60)}x German language`;

const skillNames = allSkills().map(({ name }) => name);

/** As many skills as fit into a posting: each that is missing had everything judged again. */
export function manySkills() {
  const head = `${postings.frontend}${reference()}\n\nRequirements\n`;
  const lines = [];
  for (let size = head.length, next = 0; ; next += 1) {
    // Once all names are used, invented ones.
    const line = `- ${skillNames[next] ?? `Kafkorin${next}`}`;
    size += line.length + 1;
    if (size > limits.postingChars) return head + lines.join('\n');
    lines.push(line);
  }
}

/** Three hundred skills for a profile, none of which `manySkills` asks for first. */
export const profileOfSkills = () => skillNames.slice(-limits.skillsPerProfile).map((name) => ({ name: name.slice(0, limits.skillNameChars), score: 50 }));

/** A resume of thousands of lines. */
export const longResumeLines = () => [
  'Ada Example',
  'Experience',
  ...Array.from({ length: 50 }, (_, role) => [`Engineer at Company ${role}, ${1_970 + role} - ${1_971 + role}`, ...Array.from({ length: 48 }, (_, line) => `- Built and maintained ${skillNames[(role * 48 + line) % skillNames.length]} for customer ${line}`)]).flat(),
];

/** Runs of combining marks in an order that normalising has to change: that takes the square of their length. */
export const manyMarks = () => `a${'\u0301'.repeat(99_000)}${'\u0323'.repeat(99_000)}`;

/** A PDF of headings in which one Chinese word appears in two alternatives of a repeated group: 2ⁿ steps for n words. */
export function manyHeadings() {
  const toUnicode = ['/CIDInit /ProcSet findresource begin 12 dict begin begincmap', '1 begincodespacerange <00> <FF> endcodespacerange', '3 beginbfchar <41> <804C> <42> <4E1A> <43> <597D> endbfchar', 'endcmap end end'].join('\n');
  const line = `${'AB'.repeat(29)}C`;
  const lines = Array.from({ length: 60 }, (_, row) => `BT /F1 6 Tf 40 ${760 - 12 * row} Td (${line}) Tj ET`);
  const text = `BT /F2 8 Tf 40 774 Td (Ada Example, engineer, has built and maintained web services for customers since 2011) Tj ET`;
  const content = { dictionary: '<< /Length ? >>', stream: Buffer.from([text, ...lines].join('\n')) };
  return writePages(
    Array.from({ length: 20 }, () => content),
    '<< /Font << /F1 3 0 R /F2 5 0 R >> >>',
    [
      { dictionary: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 4 0 R >>' },
      { dictionary: '<< /Length ? >>', stream: Buffer.from(toUnicode) },
      { dictionary: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>' },
    ],
  );
}
