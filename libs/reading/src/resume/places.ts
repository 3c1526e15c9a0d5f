import type { ResumeFacts } from '@rolefit/contracts';
import type { SkillMention } from '@rolefit/skills';
import { quoteOf } from '../document/lines.js';
import type { Span } from '../document/span.js';
import { lexicon } from '../lexicon/all-languages.js';
import { findDateRanges } from '../sentence/dates.js';
import { findEducationLevels } from '../sentence/education.js';
import { isOrganisation, titleStrength } from '../sentence/title-words.js';
import { isContact } from './head.js';
import { wordsOfHeading } from './heading.js';
import type { SectionedLine } from './sections.js';

// A city is followed by a state's two letters (as many as degrees and titles have) or a country.
const cityLine = new RegExp(
  String.raw`(?:^|[|•·,]\s?|\b${lexicon.resumeLabels.places}:\s?)(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}, (?:A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[BEINOST]|N[BCDEHJLMSVYT]|O[HKNR]|PA|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]|${lexicon.resumeLabels.countries}))(?![\p{L}])`,
  'u',
);
const placeLabel = new RegExp(String.raw`^${lexicon.resumeLabels.places}\s?:\s?(.{2,80})$`, 'iu');
const word = String.raw`\p{Lu}[\p{L}'’-]{1,30}`;
const town = `${word}(?: ${word}| ${lexicon.places.insideNames}(?= \\p{Lu})){0,3}`;
/** "Bristol BS5", "Bristol, BS5 1AB". */
const townAndPostcode = new RegExp(
  String.raw`(?<![\p{L}'’-])(${town}),? \p{Lu}{1,2}\d{1,2}\p{Lu}?(?: \d\p{Lu}{2})?(?![\p{L}\d])`,
  'u',
);
/** "34117 Kassel", "75 011 Paris", "SE-411 03 Göteborg", "1017 AB Delft"; not "2330 Mill Road". */
const postcodeAndTown = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\p{Lu}{1,2}-)?\d{2,3} ?\d{2,3}(?: \p{Lu}{2})? (${town})`,
  'u',
);
const street = new RegExp(String.raw`\s(?:${lexicon.addresses.streets})$`, 'iu');
/** "Leeds", "Dartford, Kent": all of a cell. */
const bareTown = new RegExp(String.raw`^${town}(?:, ${town}){0,2}$`, 'u');
const cells = /\s?[\t|•·]\s?|\.\s/gu;
const contactData = /@|\d[\d ()/-]{7,}|\d{1,2}\.\d{1,2}\.\d{4}/u;
const partsOfData = /\s?[\t|•·,]\s?/gu;

// Name, title and contact data take up the first lines of a resume.
const headLines = 6;
const bareLines = 4;

/** The cells of a line with their offsets in it; between contact data commas divide them too. */
function cellsOf(line: string, gaps: RegExp): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { index, 0: gap } of line.matchAll(gaps)) {
    spans.push({ start, end: index });
    start = index + gap.length;
  }
  return [...spans, { start, end: line.length }];
}

function spanOf(line: string, found: string | undefined): Span | undefined {
  if (found === undefined) return undefined;
  const start = line.indexOf(found);
  return { start, end: start + found.length };
}

/** What else is known when the place in a line is read. */
export interface PlaceContext {
  /** Index of the line. */
  readonly at: number;
  readonly mentions: readonly SkillMention[];
  /** The person's name, or null. */
  readonly name: string | null;
  /** Whether a line above has a place: the first one is where the person lives. */
  readonly isKnown: boolean;
}

/** A cell that has the form of a place and is no name, title, organisation or skill. */
function bareTownIn(
  { text, start }: SectionedLine,
  { mentions, name }: PlaceContext,
): Span | undefined {
  return cellsOf(text, contactData.test(text) ? partsOfData : cells).find((cell) => {
    const words = text.slice(cell.start, cell.end);
    return (
      bareTown.test(words) &&
      words !== name &&
      titleStrength(words) === 0 &&
      !isOrganisation(words) &&
      wordsOfHeading(words) === null &&
      !mentions.some((one) => one.start < start + cell.end && start + cell.start < one.end)
    );
  });
}

/** Lines of roles and of studies name other places. */
function isDatedOrStudied(text: string): boolean {
  return findDateRanges(text).length > 0 || findEducationLevels(text).length > 0;
}

/** The town beside a postcode. */
function townWithCode(text: string): string | undefined {
  const town = (townAndPostcode.exec(text) ?? postcodeAndTown.exec(text))?.[1];
  return town !== undefined && street.test(town) ? undefined : town;
}

/** What follows a label such as "Address:"; of a street with a number only the town. */
function labelledPlace(text: string): string | undefined {
  const place = placeLabel.exec(text)?.[1]?.trim();
  if (place === undefined || !/\d/u.test(place)) return place;
  return cityLine.exec(place)?.[1] ?? townWithCode(place) ?? place;
}

/** The place in a line, as an offset in it. */
function spanOfPlace(line: SectionedLine, context: PlaceContext): Span | undefined {
  const { text, isHead } = line;
  const labelled = spanOf(text, labelledPlace(text));
  if (labelled || !isHead) return labelled;
  const named = spanOf(text, cityLine.exec(text)?.[1]);
  const { at, isKnown } = context;
  if (named || isKnown || at >= headLines || isDatedOrStudied(text)) return named;
  const coded = spanOf(text, townWithCode(text));
  // Without a name, a capitalised word in the first lines may be anything. The first line is the name, unless it also holds contact data.
  const mayBeBare =
    at < bareLines &&
    context.name !== null &&
    titleStrength(context.name) === 0 &&
    (at > 0 || isContact(line));
  return coded ?? (mayBeBare ? bareTownIn(line, context) : undefined);
}

/** The place where the person lives, in a labelled line or among the contact data. */
export function readPlace(
  text: string,
  line: SectionedLine,
  context: PlaceContext,
): ResumeFacts['places'][number] | null {
  const found = spanOfPlace(line, context);
  if (!found) return null;
  const [start, end] = [line.start + found.start, line.start + found.end];
  return {
    place: text.slice(start, end),
    quote: quoteOf(text, line.start, line.end, start, end),
  };
}
