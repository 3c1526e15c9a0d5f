import {
  educationLevelSchema,
  type EducationLevel,
  type EducationRequirement,
} from '@rolefit/contracts';
import { educationField, findEducationLevels, type NamedLevel } from '../sentence/education.js';
import { softenedRanges } from '../sentence/negation.js';
import type { PostingSection } from './sections.js';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';

/** A required degree; `start..end` of its words within the sentence. */
export interface AskedDegree {
  readonly level: EducationLevel;
  readonly field: string | null;
  readonly orEquivalent: boolean;
  readonly start: number;
  readonly end: number;
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

/** End of the degree's field within its sentence, or of the degree itself without a field. */
export function degreeEnd(sentence: string, { field, end }: AskedDegree): number {
  const at = field === null ? -1 : sentence.indexOf(field, end);
  return field === null || at < 0 ? end : at + field.length;
}

/**
 * The degree that a sentence requires, the lowest if it names several ("bachelor's or master's");
 * null if it merely mentions degrees. Prefers null in doubt: a wrongly required degree counts
 * against a candidate.
 */
export function degreeAskedBy(sentence: string, section: PostingSection): AskedDegree | null {
  const levels = findEducationLevels(sentence);
  const [lowest] = [...levels, ...plainDegree(sentence)];
  if (!lowest || (notDemanded.test(sentence) && !requiredOrPursued.test(sentence))) return null;
  const isUnderHeading =
    section === 'required' || section === 'preferred' || section === 'education';
  if (!isUnderHeading && !demand.test(sentence)) return null;
  if (
    softenedRanges(sentence).some(
      ({ kind, start, end }) => kind === 'negated' && lowest.start >= start && lowest.end <= end,
    )
  )
    return null;
  return {
    level: lowest.level,
    field: fieldOf(sentence, lowest, levels),
    orEquivalent:
      equivalents.test(sentence) || paths.test(sentence) || otherQualification.test(sentence),
    start: lowest.start,
    end: lowest.end,
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
