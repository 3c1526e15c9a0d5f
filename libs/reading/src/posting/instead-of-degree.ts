import { isOccupation, skillById, type SkillMention } from '@rolefit/skills';
import { wholeWords } from '../document/whole-words.js';
import type { Span } from '../document/span.js';
import { lexicon } from '../lexicon/all-languages.js';
import { hasTitleHead } from '../sentence/title-heads.js';
import type { AskedDegree } from './degree-asked.js';

const { and, articles, or } = lexicon.degreesAsked;

/** "ACCA qualified, or a degree": what precedes the degree as an alternative to it. */
const before = new RegExp(
  String.raw`(?:^|[.;:]\s)([^.;:]{2,80}?),?\s${or}\s(?:${articles}\s)?(?:(?!${and}\s)\p{L}+\s){0,3}$`,
  'iu',
);
/** "A degree in accounting or ACCA": what follows it. */
const after = new RegExp(
  String.raw`^[^.;:]{0,60}?\s${or}\s(?:${articles}\s)?([^.;:,]{2,60})`,
  'iu',
);
const between = new RegExp(String.raw`,|\/|(?<!\p{L})${or}(?!\p{L})`, 'iu');
const brackets = /\s?\([^()]*\)/gu;
const asking = wholeWords(new RegExp(String.raw`\b${lexicon.postingAsks.asking}\b`, 'iu'));
const joins = wholeWords(new RegExp(String.raw`\b${and}\b`, 'iu'));

/** "3 years as a nurse": no profession alone. */
function asksOtherwise(stretch: string): boolean {
  return /\d/u.test(stretch) || asking.test(stretch) || joins.test(stretch);
}

const nameWords = 4;

function isQualification(name: string, skillId: string): boolean {
  return skillById(skillId)?.kind === 'certificate' || isOccupation(name) || hasTitleHead(name);
}

/** The names of professions in a stretch of a sentence: "Industriekauffrau (IHK)". */
function professionsIn(sentence: string, { start, end }: Span): Span[] {
  const stretch = sentence.slice(start, end);
  if (asksOtherwise(stretch)) return [];
  return stretch.split(between).flatMap((piece) => {
    const name = piece.replace(brackets, '').trim();
    const at = sentence.indexOf(name, start);
    return hasTitleHead(name) && name.split(/\s+/u).length <= nameWords && at >= 0
      ? [{ start: at, end: at + name.length }]
      : [];
  });
}

/** Qualifications that are as good as the degree of the same sentence; offsets within the sentence. */
export interface InsteadOfDegree {
  readonly known: readonly SkillMention[];
  /** Names that the taxonomy does not know. */
  readonly unknown: readonly Span[];
}

const none: InsteadOfDegree = { known: [], unknown: [] };

/**
 * The qualifications that a sentence accepts instead of its degree: "Bilanzbuchhalter (IHK) oder ein Studium".
 * @param mentions of the sentence; offsets within it
 */
export function insteadOfDegree(
  sentence: string,
  degree: AskedDegree,
  mentions: readonly SkillMention[],
): InsteadOfDegree {
  const first = before.exec(sentence.slice(0, degree.start));
  const named = first?.[1];
  if (first && named !== undefined) {
    const start = first.index + first[0].indexOf(named);
    const stretch = { start, end: start + named.length };
    const known = qualificationsIn(sentence, stretch, mentions);
    if (known.length > 0) return { known, unknown: [] };
    return { known: [], unknown: professionsIn(sentence, stretch) };
  }
  const second = after.exec(sentence.slice(degree.end));
  const other = second?.[1];
  if (!second || other === undefined) return none;
  const start = degree.end + second[0].length - other.length;
  const known = qualificationsIn(sentence, { start, end: start + other.length }, mentions);
  return {
    known: known.filter(({ skillId }) => skillById(skillId)?.kind === 'certificate'),
    unknown: [],
  };
}

function qualificationsIn(
  sentence: string,
  { start, end }: Span,
  mentions: readonly SkillMention[],
): SkillMention[] {
  return mentions.filter(
    (one) =>
      one.start >= start &&
      one.end <= end &&
      isQualification(sentence.slice(one.start, one.end), one.skillId),
  );
}
