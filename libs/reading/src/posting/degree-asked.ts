import {
  educationLevelSchema,
  type EducationLevel,
  type EducationRequirement,
} from '@rolefit/contracts';
import { educationField, findEducationLevels, type NamedLevel } from '../sentence/education.js';
import { softenedRanges } from '../sentence/negation.js';
import type { PostingSection } from './sections.js';
import { trainedTrade, type TrainedTrade } from './trained-trade.js';
import type { Span } from '../document/span.js';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';

/** A required degree; `start..end` of its words within the sentence. */
export interface AskedDegree {
  readonly level: EducationLevel;
  readonly field: string | null;
  /** Experience counts as much. */
  readonly orEquivalent: boolean;
  /** Some other qualification is enough. */
  readonly orOther: boolean;
  /** It is named by a trade alone: "gelernter Elektriker". */
  readonly isOfTrade: boolean;
  /** A degree that is asked for instead: "training as a clerk or a degree". */
  readonly instead: Pick<AskedDegree, 'level' | 'field'> | null;
  readonly start: number;
  readonly end: number;
  /** End of its field, and of that of the other degree. */
  readonly until: number;
}

const words = lexicon.degreesAsked;
const equivalents = wholeWords(new RegExp(words.orEquivalent, 'iu'));
/** "Qualification as Bilanzbuchhalter (IHK) or a degree": the qualification is enough. */
const otherQualification = wholeWords(
  new RegExp(
    String.raw`\b${words.qualifications}\b[^.;\n]{0,80}?\b${words.or}\s(?:${words.articles}\s)?(?:\p{L}+\s){0,2}${words.degrees}`,
    'iu',
  ),
);
/** GS and other ladders offer complete paths: education OR experience. */
const paths = new RegExp(String.raw`\b${words.otherPath}`, 'u');
const anyPath = new RegExp(words.anyPath, 'iu');

/** Words that make a degree a requirement without such a heading. */
const demand = wholeWords(new RegExp(String.raw`\b${words.demanding}\b`, 'iu'));
/** Other people's degrees and ongoing studies: no degree is required. */
const notDemanded = wholeWords(new RegExp(String.raw`\b${words.ofOthers}\b`, 'iu'));
/** "BSN required or pursuing" asks for the degree, finished or not. */
const requiredOrPursued = new RegExp(String.raw`\b${words.requiredOrPursued}\b`, 'iu');

const anyDegree = new RegExp(String.raw`\b${words.anyDegree}`, 'iu');

/** "A degree in accounting" means a first degree. */
function plainDegree(sentence: string): NamedLevel[] {
  const match = anyDegree.exec(sentence);
  return match
    ? [{ level: 'bachelor', start: match.index, end: match.index + match[0].length }]
    : [];
}

/** Between two alternative degrees: "'s or ", " degree, ", "- oder ". */
const betweenDegrees = new RegExp(
  String.raw`^[^,;.:\n]{0,20}?(?:(?<!\p{L})${words.or}\s(?:${words.articles}\s)?|[,\/]\s?)$`,
  'iu',
);
const orAtEnd = new RegExp(String.raw`\s${words.or}\s*$`, 'iu');
/** School leaving certificates have no field of study. */
const withoutField: ReadonlySet<EducationLevel> = new Set(['secondary']);

/** The field of a degree; that of a choice follows its last degree: "bachelor's or master's degree in law". */
function fieldOf(
  sentence: string,
  { level, end }: NamedLevel,
  others: readonly NamedLevel[],
): string | null {
  const next = others
    .filter(({ start }) => start >= end)
    .reduce<NamedLevel | null>(
      (first, one) => (first && first.start <= one.start ? first : one),
      null,
    );
  if (!next) return educationField(sentence, end);
  const before = sentence.slice(0, next.start);
  return (
    educationField(before.replace(orAtEnd, ''), end) ??
    (betweenDegrees.test(before.slice(end)) && !withoutField.has(level)
      ? fieldOf(sentence, next, others)
      : educationField(sentence, end))
  );
}

/** End of a degree's field within its sentence, or of the degree itself without a field. */
function endOf(sentence: string, field: string | null, end: number): number {
  const at = field === null ? -1 : sentence.indexOf(field, end);
  return field === null || at < 0 ? end : at + field.length;
}

/** Training for a trade is another way to the same job, not a step below a degree. */
const ofTrades: ReadonlySet<EducationLevel> = new Set(['vocational', 'associate']);
const anyOr = new RegExp(String.raw`(?<!\p{L})${words.or}(?!\p{L})`, 'iu');

/** The degree that a sentence accepts instead of training for a trade. */
function insteadOf(
  sentence: string,
  lowest: NamedLevel,
  others: readonly NamedLevel[],
): NamedLevel | null {
  const other = others.find(({ start }) => start >= lowest.end);
  return other !== undefined &&
    ofTrades.has(lowest.level) &&
    anyOr.test(sentence.slice(lowest.end, other.start))
    ? other
    : null;
}

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** A trade as a level: "gelernter Elektriker" asks for training without a word for it. */
function levelOfTrade(trade: TrainedTrade | null): NamedLevel[] {
  return trade ? [{ level: 'vocational', start: trade.start, end: trade.end }] : [];
}

/** Whether a sentence that names a degree asks for it. */
function isAsked(
  sentence: string,
  degree: NamedLevel,
  { section, isOfReader }: { readonly section: PostingSection; readonly isOfReader: boolean },
): boolean {
  if (notDemanded.test(sentence) && !requiredOrPursued.test(sentence)) return false;
  const isUnderHeading =
    section === 'required' || section === 'preferred' || section === 'education';
  return (
    (isUnderHeading || isOfReader || demand.test(sentence)) &&
    !softenedRanges(sentence).some(
      ({ kind, start, end }) => kind === 'negated' && degree.start >= start && degree.end <= end,
    )
  );
}

/**
 * The degree that a sentence requires, the lowest if it names several ("bachelor's or master's");
 * null if it merely mentions degrees. Prefers null in doubt: a wrongly required degree counts
 * against a candidate.
 */
export function degreeAskedBy(sentence: string, section: PostingSection): AskedDegree | null {
  const levels = findEducationLevels(sentence);
  const trade = trainedTrade(sentence);
  const [lowest] = [...levels, ...plainDegree(sentence), ...levelOfTrade(trade)];
  const isOfReader = trade?.isOfReader === true;
  if (!lowest || !isAsked(sentence, lowest, { section, isOfReader })) return null;
  const other = insteadOf(sentence, lowest, levels);
  const ofTrade = trade && lowest.level === 'vocational' && overlaps(trade, lowest) ? trade : null;
  const own = ofTrade ? ofTrade.trade : fieldOf(sentence, lowest, levels);
  const field = other && educationField(sentence, other.end);
  return {
    level: lowest.level,
    // Either field will do.
    field: own !== null && field !== null && own !== field ? `${own} / ${field}` : own,
    orEquivalent: equivalents.test(sentence) || paths.test(sentence),
    orOther: otherQualification.test(sentence),
    isOfTrade: ofTrade !== null && levels.length === 0,
    instead: other && { level: other.level, field },
    start: ofTrade ? Math.min(lowest.start, ofTrade.start) : lowest.start,
    end: lowest.end,
    until: Math.max(
      endOf(sentence, own, lowest.end),
      ofTrade ? ofTrade.end : 0,
      other ? endOf(sentence, field, other.end) : 0,
    ),
  };
}

/**
 * The degrees of a complete posting: of several required levels only the lowest stays required and
 * the others become preferences (other grades, other paths); if experience may substitute anywhere,
 * it may for each.
 */
export function degreesOfPosting(
  text: string,
  degrees: readonly EducationRequirement[],
): EducationRequirement[] {
  const rung = ({ level }: EducationRequirement) => educationLevelSchema.options.indexOf(level);
  const lowest = Math.min(
    ...degrees.filter(({ importance }) => importance === 'required').map(rung),
  );
  const isAnyPath = degrees.length > 0 && anyPath.test(text);
  return degrees.map((degree) => ({
    ...degree,
    importance: rung(degree) > lowest ? 'preferred' : degree.importance,
    orEquivalent: degree.orEquivalent || isAnyPath,
  }));
}
