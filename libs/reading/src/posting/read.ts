import type { PostingFacts } from '@rolefit/contracts';
import { occupationProfile, occupationsIn, type SkillMention } from '@rolefit/skills';
import type { ListIntroduction } from '../sentence/list-introductions.js';
import { findWorkPermit } from '../sentence/countries.js';
import { requirementsOf } from './degree-and-years.js';
import { degreesOfPosting } from './degree-asked.js';
import { firstOfEach } from '../document/first-of-each.js';
import { askedBy } from './importance.js';
import { isPosting } from './is-posting.js';
import { quoteOf } from '../document/lines.js';
import { fieldProfile, titleCounts } from '../fields/field-profile.js';
import { mentionsWithin, skillIdsWithin, skillMentionsOf } from '../skills/mentions.js';
import {
  askingSection,
  asksReader,
  mayAsk,
  type NamedSkills,
  skillsNamedBy,
} from './named-skills.js';
import { occupationFact } from '../occupations/typical-work.js';
import { pause, pauseIn } from '../document/pause.js';
import { strongestDuties } from './duties.js';
import {
  conditionFact,
  conditionsAskedBy,
  mergedConditions,
  noConditions,
} from './conditions/read-conditions.js';
import { closingDatesIn } from './terms/closing-date.js';
import { addTerms } from './terms/add-terms.js';
import { type FoundRequirement, rankedRequirements, titleRequirement } from './requirements.js';
import {
  addToDraft,
  type Draft,
  emptyDraft,
  readSentence,
  type SentenceFacts,
} from './sentence.js';
import type { PostingSection } from './sections.js';
import { mergeAskedSkills } from './skills.js';
import { findPostingTitle } from './title.js';
import { postingLines, postingUnits } from './units.js';
import type { Span } from '../document/span.js';
import type { Unit } from '../document/units.js';
import { textLanguage } from '../document/text-language.js';

// Yield to the event loop after this many characters, which take some milliseconds.
const charsPerTurn = 5_000;
// In a posting with as many requirements below headings, an introductory sentence that asks nothing tells of the employer, whose products are no skills.
const requirementsOfList = 4;
// Minimum cost of a short sentence, in characters.
const unitChars = 40;

/**
 * Reads a posting without a model: headings divide it, words of importance weigh each sentence, the
 * taxonomy names the skills. Benefits, the company's self-description and legal boilerplate never
 * state requirements. Deterministic; yields to the event loop in long texts.
 */
export async function readPostingBuiltin(text: string): Promise<PostingFacts> {
  const lines = postingLines(text);
  const mentions = await skillMentionsOf(text);
  const draft = { ...emptyDraft(), closingDates: closingDatesIn(text, lines) };
  let groups = 0;
  const groupName = () => `g${(groups += 1)}`;
  let chars = 0;
  const title = findPostingTitle(text, lines);
  const sentences = postingUnits(text, lines);
  await pauseIn(text);
  const language = textLanguage(text);
  await pauseIn(text);
  const requirements: FoundRequirement[] = title ? [titleRequirement(title)] : [];
  const told: ToldFacts[] = [];
  const listGroups = new Map<number, string>();
  for (const { unit, section: heading, introduction, list } of sentences) {
    if ((chars += unit.text.length + unitChars) > charsPerTurn) {
      chars = 0;
      await pause();
    }
    const section = askingSection(unit, heading);
    const isWishList = introduction?.isWish ?? false;
    const isNegated = introduction?.isNegated ?? false;
    addTerms(draft, text, unit, heading);
    draft.workPermits.push(...permitIn(text, unit));
    const { conditions, demanded } = conditionsOf(unit, section, introduction, title);
    draft.conditions.push(...conditions.conditions.map((one) => conditionFact(text, unit, one)));
    const asked =
      mayAsk(unit, section) && !isNegated ? askedBy(unit.text, { section, isWishList }) : null;
    if (asked === null) continue;
    if (introduction?.isChoice && !listGroups.has(list)) listGroups.set(list, groupName());
    const named = withoutConditions(
      unit,
      conditions.covered,
      skillsNamedBy(
        text,
        unit,
        section,
        mentionsWithin(mentions, unit.start, unit.end),
        title?.quote ?? null,
      ),
    );
    const read = readSentence(
      { text, unit, section, asked, named },
      groupName,
      introduction?.isChoice ? (listGroups.get(list) ?? null) : null,
    );
    // "Staff Nurse" tells nobody to staff anything.
    const facts = isTitleLine(unit, title) ? { ...read, duties: [] } : read;
    const stated = requirementsOf(text, {
      unit,
      section,
      importance: asked.whole,
      asksReader: asksReader(unit, section),
      facts,
      asked: demanded,
    });
    requirements.push(...stated);
    told.push({ facts, section, hasAsked: stated.length > 0 });
  }
  addTold(draft, told);
  await pauseIn(text);
  const isJob = isPosting(text, lines, mentions);
  await pauseIn(text);
  const skills = mergeAskedSkills(draft.skills);
  await pauseIn(text);
  const duties = strongestDuties(draft.duties);
  const education = degreesOfPosting(text, draft.education);
  const ranked = rankedRequirements(requirements, mentions);
  await pauseIn(text);
  return {
    isPosting: isJob,
    language,
    title,
    skills,
    ...listsOf(draft, duties, education),
    requirements: ranked,
    fields: fieldsOf(text, ranked, mentions),
    ...occupationsOf(title, ranked, mentions),
  };
}

/** The facts of a sentence, and whether they became a requirement. */
interface ToldFacts {
  readonly facts: SentenceFacts;
  readonly section: PostingSection;
  readonly hasAsked: boolean;
}

/**
 * Adds the facts of all sentences; in a posting that lists its requirements, not those of an introductory sentence that asks nothing.
 */
function addTold(draft: Draft, told: readonly ToldFacts[]): void {
  const listed = told.filter(({ section, hasAsked }) => hasAsked && section !== 'intro');
  const isListed = listed.length >= requirementsOfList;
  for (const { facts, section, hasAsked } of told)
    if (hasAsked || section !== 'intro' || !isListed) addToDraft(draft, facts);
}

function isTitleLine({ start, end }: Unit, title: PostingFacts['title']): boolean {
  return title !== null && start >= title.quote.start && end <= title.quote.end;
}

/** The conditions of a sentence, and those that it demands; the title is a requirement of its own. */
function conditionsOf(
  unit: Unit,
  section: PostingSection,
  introduction: ListIntroduction | null,
  title: PostingFacts['title'],
) {
  if (introduction?.isNegated) return { conditions: noConditions, demanded: noConditions };
  const isTitle = title !== null && unit.start <= title.quote.start && unit.end >= title.quote.end;
  const isWishList = introduction?.isWish ?? false;
  const conditions = conditionsAskedBy(unit, section, isWishList, isTitle);
  return { conditions, demanded: isTitle ? noConditions : conditions };
}

/** "Able to work nights": the words of a condition name no skill. */
function withoutConditions(
  unit: Unit,
  covered: readonly Span[],
  { known, unknown }: NamedSkills,
): NamedSkills {
  const isApart = ({ start, end }: Span) =>
    !covered.some((one) => unit.start + one.start < end && start < unit.start + one.end);
  return covered.length === 0
    ? { known, unknown }
    : { known: known.filter(isApart), unknown: unknown.filter(isApart) };
}

/** The occupations that the title names, and those whose work the requirements read like. */
function occupationsOf(
  title: PostingFacts['title'],
  requirements: PostingFacts['requirements'],
  mentions: readonly SkillMention[],
): Pick<PostingFacts, 'occupations' | 'occupationProfile'> {
  return {
    occupations: title
      ? occupationsIn(title.text).map((one) => occupationFact(one, title.quote))
      : [],
    occupationProfile: occupationProfile(
      requirements.map(({ kind, quote: { text: words, start, end } }) => ({
        text: kind === 'title' ? (title?.text ?? words) : words,
        skillIds: skillIdsWithin(mentions, start, end),
        isTitle: kind === 'title',
      })),
    ),
  };
}

/** The fields of work of all requirements; the title says more than one line of a list. */
function fieldsOf(
  text: string,
  requirements: PostingFacts['requirements'],
  mentions: readonly SkillMention[],
): PostingFacts['fields'] {
  return fieldProfile(
    text,
    requirements.map(({ kind, quote: { text: words, start, end } }) => ({
      words,
      start,
      end,
      skillIds: skillIdsWithin(mentions, start, end),
      counts: kind === 'title' ? titleCounts : 1,
    })),
  );
}

/** The right to work is required in any section, including legal notices. */
function permitIn(text: string, unit: Unit): PostingFacts['workPermits'] {
  const permit = findWorkPermit(unit.text);
  if (!permit) return [];
  const [start, end] = [unit.start + permit.start, unit.start + permit.end];
  return [{ country: permit.country, quote: quoteOf(text, unit.start, unit.end, start, end) }];
}

/** The lists of facts without repetitions. */
function listsOf(draft: Draft, duties: PostingFacts['duties'], education: Draft['education']) {
  return {
    experience: firstOfEach(draft.experience, ({ years, field }) => `${years} ${field ?? ''}`),
    duties,
    education: firstOfEach(education, ({ level, field }) => `${level} ${field ?? ''}`),
    languages: firstOfEach(draft.languages, ({ code }) => code),
    licences: firstOfEach(draft.licences, ({ name }) => name),
    clearances: firstOfEach(draft.clearances, ({ name }) => name),
    workPermits: firstOfEach(draft.workPermits, ({ country }) => country ?? ''),
    places: firstOfEach(draft.places, ({ place, arrangement }) => `${place ?? ''} ${arrangement}`),
    salaries: firstOfEach(
      draft.salaries,
      ({ min, max, currency, period }) => `${min} ${max} ${currency} ${period}`,
    ),
    conditions: mergedConditions(draft.conditions),
    weeklyHours: firstOfEach(draft.weeklyHours, ({ min, max }) => `${min} ${max}`),
    contracts: firstOfEach(draft.contracts, ({ type }) => type),
    closingDates: firstOfEach(draft.closingDates, ({ date, quote }) => date ?? quote.text),
  };
}
