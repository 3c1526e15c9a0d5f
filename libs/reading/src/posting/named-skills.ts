import { wholeWords } from '../document/whole-words.js';
import { demandsOrPrefers } from './importance.js';
import type { Quote } from '@rolefit/contracts';
import { skillByName, type SkillMention } from '@rolefit/skills';
import { lexicon } from '../lexicon/all-languages.js';
import { isAdministrative } from './administrative.js';
import { endOfSeeker, leavesDutiesOpen, offersTraining, onlyWelcomes } from './asks-nothing.js';
import {
  isEnglish,
  toReader,
  translatedSelf,
  translatedStory,
} from './administrative-translated.js';
import { waivesDemand } from './only-denial.js';
import { isDutyVerb } from '../sentence/duty-verbs.js';
import { isOfOtherPeople, isPeople } from './other-people.js';
import type { PostingSection } from './sections.js';
import { isCertificate, isFirm, isTechnical } from './skill-kinds.js';
import type { Unit } from '../document/units.js';
import { hasTitleHead } from '../sentence/title-heads.js';
import { findUnknownSkills, type UnknownSkill } from '../skills/unknown-skills.js';

/**
 * The skills that a sentence of a posting names, inside and outside the taxonomy. Offsets refer to
 * the posting.
 */
export interface NamedSkills {
  readonly known: readonly SkillMention[];
  readonly unknown: readonly UnknownSkill[];
}

const asks = lexicon.postingAsks;

/** "Old Mill Bakery is looking for …": the name of the one who seeks. */
function isOfSeeker({ text, start }: Unit, mention: SkillMention): boolean {
  return mention.end - start <= endOfSeeker(text);
}

/**
 * Self-descriptions of an employer: "X is a leading provider of …", "we have built … since 1901".
 */
const ofEmployer = new RegExp(asks.ofEmployer, 'iu');
/** Words by which such a sentence nevertheless states a requirement. */
const ofYou = wholeWords(new RegExp(String.raw`\b${asks.ofReader}\b`, 'iu'));

const narrative = wholeWords(new RegExp(String.raw`\b${asks.narrative}\b`, 'iu'));
const asking = wholeWords(new RegExp(String.raw`\b${asks.asking}\b`, 'iu'));
const narrativeWords = 8;

/**
 * A narrative sentence before any heading, neither addressed to the reader nor a duty, and
 * therefore no requirement.
 */
function tellsStory(words: string, section: PostingSection): boolean {
  if (section !== 'intro' || words.split(/\s+/).length < narrativeWords) return false;
  if (!isEnglish(words)) return translatedStory.test(words) && !toReader.test(words);
  return (
    narrative.test(words) && !asking.test(words) && !isDutyVerb(/\p{L}+/u.exec(words)?.[0] ?? '')
  );
}

function tellsOfEmployer(words: string): boolean {
  return (
    (ofEmployer.test(words) && !ofYou.test(words)) ||
    (!isEnglish(words) && translatedSelf.test(words))
  );
}

const letterheadWords = 8;

/**
 * A short line of capitalised words before any heading and sentence: the employer and its location
 * ("Lanternfish Logistics, Rotterdam").
 */
function isLetterhead({ text, isBullet }: Unit, section: PostingSection): boolean {
  const words = text.match(/\p{L}[\p{L}'’.-]*/gu) ?? [];
  return (
    section === 'intro' &&
    !isBullet &&
    words.length > 0 &&
    words.length <= letterheadWords &&
    !/[.:;!?]$/.test(text) &&
    !asking.test(text) &&
    words.every((word) => word.length < 4 || /^\p{Lu}/u.test(word))
  );
}

const seeking = new RegExp(String.raw`\b${lexicon.employers.seeking}(?![\p{L}])`, 'iu');

/** Statements about founders, investors and customers, whose technologies are not required. */
const ofOthers = new RegExp(
  String.raw`^(?:\p{L}+,?\s){0,3}${lexicon.employers.theirs}\s(?:\p{L}+\s)?${lexicon.employers.associates}\b|\b${lexicon.employers.byOthers}(?!\p{L})`,
  'iu',
);

const ofCandidate = wholeWords(new RegExp(String.raw`\b${asks.ofCandidate}\b`, 'iu'));

/** The section that decides what a sentence asks: a demand on the candidate may be below any heading. */
export function askingSection(unit: Unit, section: PostingSection): PostingSection {
  return silent.has(section) && ofCandidate.test(unit.text) ? 'intro' : section;
}

/** Sections of a posting without requirements. */
const silent = new Set<PostingSection>(['benefits', 'about', 'boilerplate']);

/**
 * Whether a sentence of a section may state a requirement: pay, benefits, law and the employer's
 * self-description never do.
 */
export function mayAsk(unit: Unit, section: PostingSection): boolean {
  return (
    !silent.has(section) &&
    !isAdministrative(unit.text) &&
    !onlyWelcomes(unit.text) &&
    (!offersTraining(unit.text) || demandsOrPrefers(unit.text)) &&
    !leavesDutiesOpen(unit.text) &&
    !(ofOthers.test(unit.text) && !ofYou.test(unit.text))
  );
}

const demand = new RegExp(asks.demand, 'iu');

/** "Strong background in surveying", "Experience leading crews": what a sentence begins with asks, in the shape of an item of a list. */
const demandOpening = new RegExp(asks.demandOpening, 'iu');

/**
 * Whether a sentence outside of any list of requirements still asks something of the reader, and is
 * neither a story nor about the employer.
 */
export function asksReader(unit: Unit, section: PostingSection): boolean {
  return (
    (demand.test(unit.text) || demandOpening.test(unit.text) || demandsOrPrefers(unit.text)) &&
    !tellsOfEmployer(unit.text) &&
    !tellsStory(unit.text, section) &&
    !isLetterhead(unit, section)
  );
}

/**
 * The names in a sentence that the taxonomy does not know; offsets refer to the same text as
 * `unit`.
 * @param mentions taxonomy mentions within the sentence
 * @param isListItem the sentence is an item of a list of requirements
 */
export function unknownIn(
  unit: Unit,
  mentions: readonly SkillMention[],
  isListItem: boolean,
): UnknownSkill[] {
  const placeOf = ({ start, end }: SkillMention) => ({
    start: start - unit.start,
    end: end - unit.start,
  });
  const technologies = mentions.filter(isTechnical).map(placeOf);
  return findUnknownSkills(unit.text, {
    known: mentions.map(placeOf),
    technologies,
    isListItem,
  }).map(({ name, start, end }) => ({ name, start: unit.start + start, end: unit.start + end }));
}

function lastWord(words: string): string {
  return words.split(/\s+/).at(-1) ?? '';
}

function isPlural(word: string): boolean {
  return /[^s]s$/iu.test(word) && hasTitleHead(word);
}

/**
 * The skills that a sentence of a posting names; the sentence must pass `mayAsk`.
 * @param mentions taxonomy mentions within the sentence
 * @param title the posting's title, which names a role
 */
export function skillsNamedBy(
  text: string,
  unit: Unit,
  section: PostingSection,
  mentions: readonly SkillMention[],
  title: Quote | null,
): NamedSkills {
  const isOfEmployer =
    tellsOfEmployer(unit.text) || tellsStory(unit.text, section) || isLetterhead(unit, section);
  const role =
    title !== null &&
    (section === 'intro' || unit.start < title.end) &&
    (unit.start < title.end || seeking.test(unit.text))
      ? title.text.toLowerCase()
      : '';
  // "Bookkeeper", "we seek a bookkeeper": the role is not a skill of itself; "Java developer" names
  // one besides the role.
  const isOfRole = (mention: SkillMention) =>
    role !== '' && role.includes(text.slice(mention.start, mention.end).toLowerCase());
  const isListOfAsks = section === 'required' || section === 'preferred';
  // "Supervises pharmacy technicians": people, in the plural.
  const isStaff = (mention: SkillMention) =>
    !isCertificate(mention) && isPlural(lastWord(text.slice(mention.start, mention.end)));
  // "As Front Desk Agent you will …": the title again.
  const isTitleAgain = (mention: SkillMention) =>
    !isListOfAsks &&
    !isCertificate(mention) &&
    title !== null &&
    hasTitleHead(text.slice(mention.start, mention.end)) &&
    title.text.toLowerCase().includes(text.slice(mention.start, mention.end).toLowerCase());
  const isNamed = (mention: SkillMention) =>
    isFirm(mention)
      ? !(isCertificate(mention) && isOfRole(mention)) && !(isOfEmployer && !isTechnical(mention))
      : !isOfEmployer && !isPeople(text, mention) && !isOfRole(mention);
  const namesNone = isOfEmployer || waivesDemand(unit.text);
  const unknown = namesNone ? [] : unknownIn(unit, mentions, unit.isBullet && isListOfAsks);
  // Names that are other words, too, which their list makes certain.
  const certain = unknown.flatMap(({ name, start, end }) => {
    const skill = skillByName(name);
    return skill ? [{ skillId: skill.id, start, end }] : [];
  });
  return {
    known: [...mentions, ...certain].filter(
      (mention) =>
        isNamed(mention) &&
        !isStaff(mention) &&
        !isTitleAgain(mention) &&
        !isOfOtherPeople(text, unit, mention) &&
        !isOfSeeker(unit, mention),
    ),
    unknown: unknown.filter(({ name }) => skillByName(name) === undefined),
  };
}
