import type { ResumeFacts } from '@rolefit/contracts';
import { mayBeName, occupationsIn, titleSeniority } from '@rolefit/skills';
import { quoteOf } from '../document/lines.js';
import { aspirationRanges } from '../sentence/aspirations.js';
import { familyOfTitle, titleStrength } from '../sentence/title-words.js';
import { isContact } from './head.js';
import type { SectionedLine } from './sections.js';

const headLines = 8;
const headlineChars = 90;
// A word of seniority or a family alone may be anything; a title's head is not.
const certainStrength = 2;

function isTitle(words: string): boolean {
  return (
    !mayBeName(words) &&
    (titleStrength(words) >= certainStrength ||
      occupationsIn(words).some(({ isGeneral }) => !isGeneral))
  );
}

/**
 * The title that a person gives themselves above the first section: "Desktop Support Lead". It names a trade, but neither
 * employer nor dates.
 */
export function headlineOf(text: string, lines: readonly SectionedLine[]): ResumeFacts['headline'] {
  const line = lines
    .slice(0, headLines)
    .find(
      (one) =>
        one.isHead &&
        !one.isHeading &&
        one.text.length <= headlineChars &&
        !isContact(one) &&
        aspirationRanges(one.text).length === 0 &&
        isTitle(one.text),
    );
  return line === undefined
    ? null
    : {
        text: line.text,
        family: familyOfTitle(line.text),
        seniority: titleSeniority(line.text),
        quote: quoteOf(text, line.start, line.end),
      };
}
