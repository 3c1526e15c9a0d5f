import type { FieldOfWork } from '@rolefit/contracts';
import type { Case } from '../case.js';
import { fieldName } from '../field-names.js';
import { toCredit, type Judgement } from '../judgement.js';
import {
  fieldOfWorkWeight,
  fieldSimilarity,
  importanceWeights,
  subScoreWeights,
} from '../weights.js';
import { listInWords } from '../wording.js';

function heaviestFirst(fields: readonly FieldOfWork[]): FieldOfWork[] {
  return fields.toSorted((a, b) => b.weight - a.weight || (a.field < b.field ? -1 : 1));
}

const namedFields = 2;

/** "nursing and medicine", but "accounting, office and administration". */
function namesOf(fields: readonly FieldOfWork[]): string {
  const names = fields.slice(0, namedFields).map(({ field }) => fieldName(field));
  return names.some((name) => name.includes(' and ')) ? names.join(', ') : listInWords(names);
}

interface Shared {
  readonly asked: FieldOfWork;
  readonly held: FieldOfWork;
  readonly product: number;
}

/** The fields of both, the one that adds most to the similarity first. */
function sharedFields(asked: readonly FieldOfWork[], held: readonly FieldOfWork[]): Shared[] {
  return asked
    .flatMap((one) => {
      const other = held.find(({ field }) => field === one.field);
      return other ? [{ asked: one, held: other, product: one.weight * other.weight }] : [];
    })
    .sort((a, b) => b.product - a.product || (a.asked.field < b.asked.field ? -1 : 1));
}

function reasonFor(
  credit: number,
  shared: readonly Shared[],
  asked: readonly FieldOfWork[],
  held: readonly FieldOfWork[],
): string {
  const common = namesOf(shared.map((one) => one.asked));
  if (credit === 0)
    return `Your resume is mostly about ${namesOf(held)}; the posting is about ${namesOf(asked)}.`;
  if (credit === 1) return `Your resume shows work in the same fields, above all ${common}.`;
  return `Your resume shows work in some of the same fields, above all ${common}.`;
}

/**
 * Judges whether the work is of the same field: the cosine of the two texts' fields of work. Not judged
 * where one of them does not say enough about it.
 */
export function judgeFieldOfWork({ posting, resume }: Case): Judgement[] {
  const [asked, held] = [heaviestFirst(posting.fields), heaviestFirst(resume.fields)];
  const [first] = asked;
  if (!first || held.length === 0) return [];
  const shared = sharedFields(asked, held);
  const similarity = shared.reduce((sum, { product }) => sum + product, 0);
  const { none, full } = fieldSimilarity;
  const credit = toCredit((similarity - none) / (full - none));
  return [
    {
      subScore: 'titleScore',
      label: `Work in ${namesOf(asked)}`,
      importance: 'required',
      weight: (importanceWeights.required * fieldOfWorkWeight) / subScoreWeights.titleScore,
      credit,
      reason: reasonFor(credit, shared, asked, held),
      postingQuote: (shared[0]?.asked ?? first).quote,
      resumeQuote: credit > 0 ? (shared[0]?.held.quote ?? null) : null,
      via: null,
      advice: null,
      isFieldOfWork: true,
    },
  ];
}
