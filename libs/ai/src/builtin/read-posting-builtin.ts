import type { CredentialRequirement, ExperienceRequirement, LanguageRequirement, PostingFacts, Quote } from '@rolefit/contracts';
import { findWorkPermit } from './countries.js';
import { findClearance, findForeignLicence, isLicence, licencesAmong } from './credentials.js';
import { degreeAskedBy, degreesOfPosting } from './degree-asked.js';
import { experienceAskedBy } from './experience-asked.js';
import type { SkillMention } from '@rolefit/skills';
import { askedBy, type Asked } from './importance.js';
import { isPosting } from './is-posting.js';
import { quoteOf } from './lines.js';
import { mentionsWithin, skillMentionsOf } from './mentions.js';
import { mayAsk, skillsNamedBy, type NamedSkills } from './named-skills.js';
import { softenedRanges } from './negation.js';
import { pause, pauseIn } from './pause.js';
import { dutyRank, strongestDuties, type RankedDuty } from './posting-duties.js';
import { placeIn } from './posting-places.js';
import { salaryIn } from './posting-salaries.js';
import type { PostingSection } from './posting-sections.js';
import { mergeAskedSkills, skillsAskedBy, type AskedSkill } from './posting-skills.js';
import { findPostingTitle } from './posting-title.js';
import { postingLines, postingUnits } from './posting-units.js';
import { findSpokenLanguages } from './spoken-languages.js';
import { textLanguage } from './text-language.js';
import type { Unit } from './units.js';

/** A sentence with what is known about it when it is read. */
interface Sentence {
  readonly text: string;
  readonly unit: Unit;
  readonly section: PostingSection;
  readonly asked: Asked;
  readonly named: NamedSkills;
}

interface Draft extends Omit<PostingFacts, 'isPosting' | 'language' | 'title' | 'skills' | 'duties'> {
  skills: AskedSkill[];
  duties: RankedDuty[];
}

function whole({ text, unit }: Sentence, start = 0, end = start): Quote {
  return quoteOf(text, unit.start, unit.end, unit.start + start, unit.start + end);
}

function readLanguages(sentence: Sentence): LanguageRequirement[] {
  const { unit, section, asked } = sentence;
  const softened = softenedRanges(unit.text);
  return findSpokenLanguages(unit.text, section === 'languages').flatMap(({ code, level, start, end }) => {
    const range = softened.find((one) => start >= one.start && end <= one.end);
    if (range?.kind === 'negated') return [];
    return [{ code, level, importance: range ? 'preferred' : asked.at(start, end), quote: whole(sentence, start, end) }];
  });
}

function readDuty(sentence: Sentence): RankedDuty[] {
  const { unit, section, named } = sentence;
  const rank = dutyRank(unit.text, section, unit.isBullet);
  return rank === 0 ? [] : [{ rank, quote: whole(sentence), skillIds: [...new Set(named.known.map(({ skillId }) => skillId))] }];
}

// "Assists registered nurses" asks for no licence; these words do.
const licenceCue = /\b(?:licen[cs]|certifi|must|requir|valid|current|active|possess|hold|need|führerschein|körkort|permis|permiso|carnet)/iu;

function readExperience(sentence: Sentence): ExperienceRequirement[] {
  const { text, unit, section, asked, named } = sentence;
  const label = text.slice(text.lastIndexOf('\n', unit.start - 1) + 1, unit.start);
  const isListed = section === 'required' || section === 'preferred';
  return experienceAskedBy(unit, named.known, { label, isListed }).map(({ years, field, start, end }) => ({ years, field, importance: asked.at(start, end), quote: whole(sentence, start, end) }));
}

/** Licences are demanded by being named: only a word of wishing makes one a wish. */
function readLicences(sentence: Sentence): CredentialRequirement[] {
  const { unit, section, asked, named } = sentence;
  if (!(section === 'required' || section === 'preferred' || licenceCue.test(unit.text)) || softenedRanges(unit.text).length > 0) return [];
  const known = licencesAmong(named.known).map(({ name, start, end }) => ({ name, start: start - unit.start, end: end - unit.start }));
  const foreign = known.length === 0 ? findForeignLicence(unit.text) : null;
  return (foreign ? [foreign] : known).map(({ name, start, end }) => ({ name, importance: asked.isWishedAt(start, end) ? 'preferred' : 'required', quote: whole(sentence, start, end) }));
}

function readClearance(sentence: Sentence): CredentialRequirement[] {
  const { unit, asked } = sentence;
  const clearance = softenedRanges(unit.text).length === 0 ? findClearance(unit.text) : null;
  if (!clearance) return [];
  const { name, start, end } = clearance;
  return [{ name, importance: asked.isWishedAt(start, end) ? 'preferred' : 'required', quote: whole(sentence, start, end) }];
}

function readSentence(draft: Draft, sentence: Sentence, groupName: () => string, listGroup: string | null): void {
  const { text, unit, section, asked, named } = sentence;
  const licences = readLicences(sentence);
  const degree = degreeAskedBy(unit.text, section);
  // What is demanded as a licence or as a degree is not asked for a second time as a skill.
  const isAskedAlready = ({ skillId, start, end }: SkillMention) =>
    (licences.length > 0 && isLicence(skillId)) || (degree !== null && start - unit.start < degree.end && degree.start < end - unit.start);
  draft.skills.push(...skillsAskedBy(text, unit, asked, { ...named, known: named.known.filter((mention) => !isAskedAlready(mention)) }, groupName, listGroup));
  draft.experience.push(...readExperience(sentence));
  if (degree) draft.education.push({ level: degree.level, field: degree.field, importance: asked.at(degree.start, degree.end), orEquivalent: degree.orEquivalent, quote: whole(sentence, degree.start, degree.end) });
  draft.languages.push(...readLanguages(sentence));
  draft.duties.push(...readDuty(sentence));
  draft.licences.push(...licences);
  draft.clearances.push(...readClearance(sentence));
}

/** One of each kind, the first, unless a later one is required where the first is only wished for. */
function firstOfEach<Item extends object>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const kept = new Map<string, Item>();
  for (const item of items) {
    const known = kept.get(key(item));
    if (!known || (isPreferred(known) && !isPreferred(item))) kept.set(key(item), item);
  }
  return [...kept.values()];
}

function isPreferred(item: object): boolean {
  return 'importance' in item && item.importance === 'preferred';
}

function emptyDraft(): Draft {
  return { skills: [], experience: [], duties: [], education: [], languages: [], licences: [], clearances: [], workPermits: [], places: [], salaries: [] };
}

// After so many characters of sentences others may have their turn: reading them takes some milliseconds.
const charsPerTurn = 5_000;
// A short sentence costs something too.
const unitChars = 40;

/**
 * Reads a posting without a model: headings part it, words of asking weigh each sentence, the taxonomy names the skills. Benefits, the company's
 * own story and legal boilerplate never ask anything. Deterministic; pauses between pieces of a long text.
 */
export async function readPostingBuiltin(text: string): Promise<PostingFacts> {
  const lines = postingLines(text);
  const mentions = await skillMentionsOf(text);
  const draft = emptyDraft();
  let groups = 0;
  const groupName = () => `g${(groups += 1)}`;
  let chars = 0;
  const title = findPostingTitle(text, lines);
  const sentences = postingUnits(text, lines);
  await pauseIn(text);
  const listGroups = new Map<number, string>();
  for (const { unit, section, introduction, list } of sentences) {
    if ((chars += unit.text.length + unitChars) > charsPerTurn) {
      chars = 0;
      await pause();
    }
    const place = placeIn(text, unit, section);
    if (place) draft.places.push(place);
    const salary = salaryIn(text, unit);
    if (salary) draft.salaries.push(salary);
    // The right to work is demanded wherever it stands, among legal notices as well.
    const permit = findWorkPermit(unit.text);
    if (permit) draft.workPermits.push({ country: permit.country, quote: quoteOf(text, unit.start, unit.end, unit.start + permit.start, unit.start + permit.end) });
    const asked = mayAsk(unit, section) && !introduction?.isNegated ? askedBy(unit.text, { section, isWishList: introduction?.isWish ?? false }) : null;
    if (asked === null) continue;
    if (introduction?.isChoice && !listGroups.has(list)) listGroups.set(list, groupName());
    const named = skillsNamedBy(text, unit, section, mentionsWithin(mentions, unit.start, unit.end), title?.quote ?? null);
    readSentence(draft, { text, unit, section, asked, named }, groupName, introduction?.isChoice ? (listGroups.get(list) ?? null) : null);
  }
  await pauseIn(text);
  const isJob = isPosting(text, lines, mentions);
  await pauseIn(text);
  const language = textLanguage(text);
  await pauseIn(text);
  const skills = mergeAskedSkills(draft.skills);
  await pauseIn(text);
  const duties = strongestDuties(draft.duties);
  const education = degreesOfPosting(text, draft.education);
  await pauseIn(text);
  return {
    isPosting: isJob,
    language,
    title,
    skills,
    experience: firstOfEach(draft.experience, ({ years, field }) => `${years} ${field ?? ''}`),
    duties,
    education: firstOfEach(education, ({ level, field }) => `${level} ${field ?? ''}`),
    languages: firstOfEach(draft.languages, ({ code }) => code),
    licences: firstOfEach(draft.licences, ({ name }) => name),
    clearances: firstOfEach(draft.clearances, ({ name }) => name),
    workPermits: firstOfEach(draft.workPermits, ({ country }) => country ?? ''),
    places: firstOfEach(draft.places, ({ place, arrangement }) => `${place ?? ''} ${arrangement}`),
    salaries: firstOfEach(draft.salaries, ({ min, max, currency, period }) => `${min} ${max} ${currency} ${period}`),
  };
}
