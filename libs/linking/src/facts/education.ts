import {
  educationLevelSchema,
  type EducationLevel,
  type PostingFacts,
  type Quote,
  type ResumeFacts,
  type Sentence,
} from '@rolefit/contracts';
import { anyOf, studiesIn, titleFamily } from '@rolefit/skills';
import type { Case } from '../case.js';
import { creditBelow, toCredit } from '../credit.js';
import type { ComparedFact } from './compared-fact.js';
import { coveredMonths, wholeMonths } from '../months.js';
import { remember } from '../remember.js';
import { familyShare, relevanceForPosting } from '../role-relevance.js';
import { educationCredits } from '../credits.js';
import { contentWords } from '../words.js';

type Ask = PostingFacts['education'][number];
type Degree = ResumeFacts['education'][number];

/** Words common to all fields of study. */
const plainFieldWords = new Set([
  'field',
  'relat',
  'relate',
  'related',
  'similar',
  'equivalent',
  'relevant',
  'discipline',
  'disciplin',
  'degree',
  'science',
  'scienc',
  'study',
  'art',
  'comparable',
  'comparabl',
]);

/** Number of levels that `have` is above `want`; negative if below. */
export function levelsAbove(have: EducationLevel, want: EducationLevel): number {
  const ladder = educationLevelSchema.options;
  return ladder.indexOf(have) - ladder.indexOf(want);
}

function fieldWords(field: string): string[] {
  return contentWords(field).filter((word) => !plainFieldWords.has(word));
}

const fieldsKept = 2_000;
const betweenFields = new RegExp(
  String.raw`[,;/]|(?<!\p{L})(?:${anyOf(({ conjunctions }) => conjunctions)})(?!\p{L})`,
  'iu',
);

/**
 * The fields of a combined phrase ("computer science, mathematics or a related field"), each as its
 * distinctive words.
 */
const fieldsIn = remember(
  (asked) =>
    asked
      .split(betweenFields)
      .map(fieldWords)
      .filter((words) => words.length > 0),
  fieldsKept,
);
const fieldHeld = remember((held) => new Set(fieldWords(held)), fieldsKept);
const familyOf = remember((field) => titleFamily(field), fieldsKept);
const studiesOf = remember(studiesIn, fieldsKept);

/** Whether two phrases name the same field of study, in whatever language. */
function isSameStudy(asked: string, held: string): boolean {
  const have = studiesOf(held);
  return studiesOf(asked).some((id) => have.includes(id));
}

/**
 * Credit of a degree's field for the required one, which may name several ("computer science,
 * mathematics or a related field").
 */
export function fieldCredit(asked: string | null, held: string | null): number {
  const fields = fieldsIn(asked ?? '');
  if (asked === null || fields.length === 0) return 1;
  if (held === null) return educationCredits.unnamedField;
  const have = fieldHeld(held);
  const agrees =
    fields.some((words) => words.some((word) => have.has(word))) || isSameStudy(asked, held);
  const byFamily = familyShare(familyOf(asked), familyOf(held), {
    sameFamily: 1,
    relatedFamily: educationCredits.relatedField,
  });
  return agrees ? 1 : Math.max(educationCredits.otherField, byFamily);
}

/** A school-leaving certificate is in no field, so it counts like a degree in another field. */
function degreeCredit(ask: Ask, { level, field }: Degree): number {
  const ofField =
    level === 'secondary' && ask.field !== null
      ? educationCredits.otherField
      : fieldCredit(ask.field, field);
  return creditBelow(educationCredits.below, -levelsAbove(level, ask.level)) * ofField;
}

/** The longest role of the posting's kind, which shows the equivalent experience. */
function relevantRole(input: Case): Quote | null {
  const relevance = relevanceForPosting(input);
  const worth = (role: number) => {
    const span = input.spans[role];
    return span ? (span.last - span.first + 1) * (relevance[role] ?? 0) : 0;
  };
  const best = input.resume.roles
    .map((role, index) => ({ role, worth: worth(index) }))
    .reduce<{ quote: Quote | null; worth: number }>(
      (top, one) => (one.worth > top.worth ? { quote: one.role.quote, worth: one.worth } : top),
      { quote: null, worth: 0 },
    );
  return best.quote;
}

/** Months in roles of the posting's kind, for "or equivalent experience". */
function relevantMonths(input: Case): number {
  const relevance = relevanceForPosting(input);
  return coveredMonths(
    input.spans.flatMap((span, index) =>
      span ? [{ span, relevance: relevance[index] ?? 0 }] : [],
    ),
  );
}

/** Degrees of one line are alternatives ("bachelor's or master's"): the lowest one is required. */
export function degreesAsked({ education }: PostingFacts): Ask[] {
  const overlaps = (a: Quote, b: Quote) => a.start < b.end && b.start < a.end;
  return education.filter(
    (ask, index) =>
      !education.some((other, at) => {
        if (
          at === index ||
          other.importance !== ask.importance ||
          !overlaps(other.quote, ask.quote)
        )
          return false;
        const above = levelsAbove(ask.level, other.level);
        return above > 0 || (above === 0 && at < index);
      }),
  );
}

function compare(ask: Ask, input: Case): ComparedFact {
  const rated = input.resume.education.map((degree) => ({
    degree,
    credit: degreeCredit(ask, degree),
  }));
  const best = rated.reduce<(typeof rated)[number] | null>(
    (top, one) => (top === null || one.credit > top.credit ? one : top),
    null,
  );
  const months = ask.orEquivalent ? relevantMonths(input) : 0;
  const byYears =
    Math.min(1, months / 12 / educationCredits.equivalentYears[ask.level]) *
    educationCredits.equivalent;
  const isByYears = byYears > (best?.credit ?? 0);
  const credit = toCredit(isByYears ? byYears : (best?.credit ?? 0));
  const degreeReason = (): Sentence => {
    if (!best || credit === 0) return { code: 'degree-missing', values: {} };
    if (credit === 1) return { code: 'degree-found', values: { hasField: ask.field !== null } };
    return levelsAbove(best.degree.level, ask.level) < 0
      ? { code: 'degree-lower', values: { held: best.degree.level, asked: ask.level } }
      : { code: 'degree-in-other-field', values: {} };
  };
  const resumeQuote = () => {
    if (credit === 0) return null;
    return isByYears ? relevantRole(input) : (best?.degree.quote ?? null);
  };
  return {
    label: { code: 'degree', values: { level: ask.level, field: ask.field } },
    credit,
    reason: [
      isByYears
        ? { code: 'degree-by-experience', values: { months: wholeMonths(months) } }
        : degreeReason(),
    ],
    postingQuote: ask.quote,
    resumeQuote: resumeQuote(),
    advice: { code: 'name-degree', values: { hasOther: best !== null } },
  };
}

/** Compares degrees by level and field; experience may substitute if the posting allows it. */
export function compareDegrees(input: Case): ComparedFact[] {
  return degreesAsked(input.posting).map((ask) => compare(ask, input));
}
