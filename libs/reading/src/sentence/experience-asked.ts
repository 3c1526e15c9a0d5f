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

/** Required years of a sentence; `start..end` of the duration within it. */
export interface AskedExperience {
  readonly years: number;
  readonly field: string | null;
  readonly start: number;
  readonly end: number;
}

const experienceWord = wholeWords(
  /\b(?:experience|background|erfahrung|berufserfahrung|expérience|experiencia|erfarenhet|track record|berufspraxis|worked|working|in (?:a|the) (?:field|role|industry)|practice|employment)/iu,
);
const noExperience =
  /\b(?:years? (?:old|ago|of age)|in business|for (?:over|more than|the (?:past|last)) |founded|anniversary|warranty|contract of|(?:in|over|within|during) the (?:last|past|previous) |up to \d+ years?|within (?:\w+ )?\d+|within \w+ months|term|history|per year|a year|each year|(?:is|are) (?:considered )?equivalent to|equals?|counts? as|semesters?|hours|(?:graduate|higher level|progressively higher)\b.{0,20}\beducation|of (?:education|study|schooling|college))\b/iu;
const isDefinition = /^[^.]{0,30}\b(?:refers? to|means?|is defined)\b/iu;

/** Industries and kinds of work that are neither a taxonomy skill nor a role family. */
const domains = new Set(
  'healthcare,health care,hospital,clinical,critical care,intensive care,emergency care,acute care,home care,elder care,child care,retail,banking,insurance,hospitality,manufacturing,education,automotive,aerospace,pharmaceutical,pharmaceuticals,pharma,biotech,telecommunications,telecom,e-commerce,ecommerce,fintech,energy,oil and gas,real estate,agriculture,government,public sector,non-profit,nonprofit,media,advertising,law enforcement,military,gastronomy,fashion,gaming,travel,tourism,food service,food production,defense,defence,utilities,mining,shipping,aviation,wholesale,consumer goods'.split(
    ',',
  ),
);

const adjectives =
  /^(?:(?:an?|the|specialized|specialised|professional|relevant|related|full[- ]time|part[- ]time|hands[- ]on|proven|solid|strong|extensive|demonstrated|work|working|practical|progressive(?:ly)?|responsible|verifiable|documented|generalist|como|comme|as an?|als|en tant que|recent|prior|previous|acceptable|industry|commercial|combined|total|direct|similar|overall|field of)\s)+/iu;
const after = wholeWords(
  /^[^.;,()]{0,30}?\b(?:experience|erfahrung|expérience|experiencia)\b(?:\s(?:working|as|of|in|with|within|professional|relevant))*\s(?:as an? |in the field of |in |with |of |as |en |de |mit )?([\p{L}][\p{L}\p{N} /&+#.-]{2,50})/iu,
);
const before = /^(?:['’]|\s(?:of)\b)?\s((?:[\p{L}][\p{L}\p{N}/&+#.-]*\s){1,5})experience\b/iu;
const fieldEnd = wholeWords(
  /\s(?:or|and|with|using|at|for|is|are|in|on|of|by|to|from|within|as|required|preferred|including|that|which|who|environments?|roles?|positions?|settings?|jobs?|industry|sector|field|preferably|und|oder|et|ou|y|o)\b|[.,;(]/iu,
);

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

/**
 * A short phrase that names a skill, a role family or an industry, otherwise null: "the next lower
 * grade" is no field.
 */
function fieldFrom(words: string | undefined): string | null {
  const phrase = (words ?? '').trim().replace(adjectives, '').split(fieldEnd)[0]?.trim() ?? '';
  if (
    phrase.length < 2 ||
    phrase.split(/\s+/).length > fieldWordsMax ||
    /^(?:an?|the|that|which|this|your|our|equivalent|similar)\b/iu.test(phrase)
  )
    return null;
  return isKnown(phrase) ? phrase : null;
}

function fieldOf(rest: string): string | null {
  return fieldFrom(before.exec(rest)?.[1]) ?? fieldFrom(after.exec(rest)?.[1]);
}

/** "Over ten years in banking", "5 years managing a team", in a list of requirements. */
const spentIn = /^\s(?:(?:in|within|as an?)\s\p{L}|(?:of\s)?\p{L}{3,}ing\s\p{L})/iu;

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
