import {
  findSkillMentions,
  skillById,
  skillByName,
  titleFamilies,
  titleFamily,
  type SkillMention,
} from '@rolefit/skills';
import type { Unit } from '../document/units.js';
import { wholeWords } from '../document/whole-words.js';
import { findDurations, type Duration } from './years.js';
import { lexicon } from '../lexicon/all-languages.js';

/** Required years of a sentence; `start..end` of the duration within it. */
export interface AskedExperience {
  readonly years: number;
  readonly field: string | null;
  readonly start: number;
  readonly end: number;
}

const words = lexicon.experience;
const experienceWord = wholeWords(new RegExp(`\\b${words.experience}`, 'iu'));
const noExperience = new RegExp(`\\b${words.otherTime}\\b`, 'iu');
const ageBefore = wholeWords(new RegExp(`\\b${words.ages} $`, 'iu'));
const isDefinition = new RegExp(`^[^.]{0,30}\\b${words.definitions}\\b`, 'iu');
const domains = new Set(words.domains);
const after = wholeWords(
  new RegExp(
    `^[^.;,()]{0,30}?\\b${words.experienceBeforeField}\\b(?:\\s${words.afterExperience})*\\s(?:${words.ofField} )?([\\p{L}][\\p{L}\\p{N} /&+#.'’-]{2,50})`,
    'iu',
  ),
);
const before = new RegExp(
  `^(?:['’]|\\s${words.of}\\b)?\\s((?:[\\p{L}][\\p{L}\\p{N}/&+#.-]*\\s){1,5})${words.experienceAfterField}\\b`,
  'iu',
);
const fieldEnd = wholeWords(new RegExp(`\\s${words.afterField}\\b|[.,;(]`, 'iu'));
const noField = new RegExp(`^${words.noField}\\b`, 'iu');

function isKnown(field: string): boolean {
  const lower = field.toLowerCase();
  if (
    domains.has(lower) ||
    skillByName(field) !== undefined ||
    titleFamilies.includes(lower.replace(/\s+/g, '-')) ||
    titleFamily(field) !== null
  )
    return true;
  // "Agile practices", "Java programming": a skill's name with a plain word beside it.
  const named = findSkillMentions(field).reduce((sum, { start, end }) => sum + end - start, 0);
  return named * 2 >= field.length;
}

const fieldWordsMax = 4;

const start = new RegExp(`^(?:${words.either}\\s)?(?:${words.beforeField}\\s)*`, 'iu');
const aboutField = new RegExp(`^\\s${words.aboutField}(?!\\p{L})`, 'iu');
const endsAbout = new RegExp(`\\s${words.aboutField}$`, 'iu');
const orField = new RegExp(`^\\s?${words.orField}\\s`, 'iu');
const fieldsMax = 3;

/**
 * Short phrases that name a skill, a role family or an industry, otherwise null: "the next lower
 * grade" is no field. Alternatives are joined by "or": "journalist or copywriter".
 */
function fieldFrom(text: string | undefined): string | null {
  const known: string[] = [];
  let rest = (text ?? '').trim();
  while (known.length < fieldsMax) {
    const told = rest.replace(start, '');
    const phrase = (told.split(fieldEnd)[0] ?? '').trim().replace(endsAbout, '');
    if (!isField(phrase)) break;
    known.push(phrase);
    const further = told.slice(told.indexOf(phrase) + phrase.length).replace(aboutField, '');
    const or = orField.exec(further);
    if (!or) break;
    rest = further.slice(or[0].length);
  }
  return known.length === 0 ? null : known.join(' or ');
}

function isField(phrase: string): boolean {
  return (
    phrase.length >= 2 &&
    phrase.split(/\s+/).length <= fieldWordsMax &&
    !noField.test(phrase) &&
    phrase.split('/').some((one) => isKnown(one.trim()))
  );
}

function fieldOf(rest: string): string | null {
  return fieldFrom(before.exec(rest)?.[1]) ?? fieldFrom(after.exec(rest)?.[1]);
}

/** "Over ten years in banking", "5 years managing a team", in a list of requirements. */
const spentIn = new RegExp(
  `^(?:\\s${words.orMore})?\\s(?:${words.spentIn}|${words.doing})\\s\\p{L}`,
  'iu',
);

function isAsked(
  text: string,
  { years, start, end }: Duration,
  { isLabelled, isListed }: ExperienceContext,
): boolean {
  if (years > 30 || years <= 0) return false;
  const isOfExperience =
    experienceWord.test(text.slice(Math.max(0, start - 60), end + 90)) ||
    isLabelled ||
    (isListed && spentIn.test(text.slice(end)));
  if (!isOfExperience) return false;
  return (
    !noExperience.test(text.slice(Math.max(0, start - 28), end + 14)) &&
    !ageBefore.test(text.slice(Math.max(0, start - 45), start)) &&
    !isDefinition.test(text.slice(end, end + 60))
  );
}

/** Context of a sentence that may require years. */
export interface ExperienceContext {
  /** Its line begins with a label for experience ("Experience:"). */
  readonly isLabelled: boolean;
  /** It is an item of a list of requirements. */
  readonly isListed: boolean;
}

interface LineLabel {
  readonly text: string;
  readonly start: number;
  /** End of the first word for experience. */
  readonly end: number;
}

// Cached, since sentences of a line arrive in order and reading the line's beginning for each takes
// quadratic time.
let lastLabel: LineLabel = { text: '', start: 0, end: Infinity };

function labelOf(text: string, start: number): LineLabel {
  const newline = text.indexOf('\n', start);
  const found = experienceWord.exec(text.slice(start, newline < 0 ? text.length : newline));
  return { text, start, end: found ? start + found.index + found[0].length : Infinity };
}

/** Whether the line mentions experience before `at`. */
export function isExperienceBefore(text: string, at: number): boolean {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  if (lastLabel.text !== text || lastLabel.start !== start) lastLabel = labelOf(text, start);
  return lastLabel.end <= at;
}

/**
 * Years of experience that a sentence requires, overall or in a field. Years of a technology or
 * tool belong to that skill and are not repeated here.
 * @param mentions those of the sentence; like `unit.start`, their offsets refer to the posting
 */
export function experienceAskedBy(
  unit: Unit,
  mentions: readonly SkillMention[],
  context: ExperienceContext,
): AskedExperience[] {
  return findDurations(unit.text).flatMap((duration) => {
    const { years, start, end } = duration;
    if (!isAsked(unit.text, duration, context)) return [];
    const next = mentions.find(
      (mention) => mention.start >= unit.start + end && mention.start - unit.start - end < 60,
    );
    const kind = next ? skillById(next.skillId)?.kind : undefined;
    if (kind === 'technology' || kind === 'tool') return [];
    return [{ years, field: fieldOf(unit.text.slice(end, end + 120)), start, end }];
  });
}
