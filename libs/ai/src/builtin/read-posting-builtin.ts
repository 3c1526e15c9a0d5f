import type { Duty, EducationRequirement, ExperienceRequirement, Importance, LanguageRequirement, PostingFacts, Quote } from '@rolefit/contracts';
import { skillById, type SkillMention } from '@rolefit/skills';
import { findWorkPermit } from './countries.js';
import { findClearance, licencesAmong } from './credentials.js';
import { educationField, findEducationLevels } from './education.js';
import { importanceOf, isWish } from './importance.js';
import { isPosting } from './is-posting.js';
import { quoteOf, splitLines } from './lines.js';
import { mentionsWithin, skillMentionsOf } from './mentions.js';
import { softenedRanges } from './negation.js';
import { pause } from './pause.js';
import { placeIn } from './posting-places.js';
import { sectionParts, type PostingSection } from './posting-sections.js';
import { clauseAround, mergeAskedSkills, skillsAskedBy, type AskedSkill } from './posting-skills.js';
import { findPostingTitle } from './posting-title.js';
import { findSpokenLanguages } from './spoken-languages.js';
import { textLanguage } from './text-language.js';
import { unitsOf, type Unit } from './units.js';
import { findDurations } from './years.js';

/** A sentence with what is known about it when it is read. */
interface Sentence {
  readonly text: string;
  readonly unit: Unit;
  readonly section: PostingSection;
  readonly importance: Importance;
  readonly mentions: readonly SkillMention[];
}

interface Draft extends Omit<PostingFacts, 'isPosting' | 'language' | 'title' | 'skills'> {
  skills: AskedSkill[];
}

function whole({ text, unit }: Sentence, start = 0, end = start): Quote {
  return quoteOf(text, unit.start, unit.end, unit.start + start, unit.start + end);
}

const experienceWord = /\b(?:experience|background|erfahrung|berufserfahrung|expérience|experiencia|erfarenhet|track record|worked|working|in (?:a|the) (?:field|role|industry)|practice|employment)/iu;
const noExperience = /\b(?:years? (?:old|ago|of age)|for (?:over|more than|the (?:past|last)) |founded|anniversary|warranty|contract of|up to \d+ years?|term|history|per year|a year|each year)\b/iu;
const fieldWords = /^[^.;,()]{0,30}?\b(?:experience|erfahrung|expérience|experiencia)\b(?:\s(?:working|as|of|in|with|within|professional|relevant))*\s(?:as an? |in the field of |in |with |of |as |en |de |mit )?([\p{L}][\p{L}\p{N} /&+#.-]{2,50})/iu;

function fieldOf(rest: string): string | null {
  const words = fieldWords.exec(rest)?.[1]?.split(/\s(?:or|and|with|using|at|for|is|required|preferred|including|that|which|environment|role)\b|[.,;]/iu)[0]?.trim();
  return words !== undefined && words.length >= 2 ? words : null;
}

function readExperience(sentence: Sentence): ExperienceRequirement[] {
  const { unit, importance, mentions } = sentence;
  return findDurations(unit.text).flatMap(({ years, start, end }) => {
    const around = unit.text.slice(Math.max(0, start - 60), end + 90);
    if (years > 30 || years <= 0 || !experienceWord.test(around) || noExperience.test(unit.text.slice(Math.max(0, start - 24), end + 14))) return [];
    // Years of a tool belong to that tool; years of a practice or of work as such stand for themselves.
    const next = mentions.find((mention) => mention.start >= unit.start + end && mention.start - unit.start - end < 60);
    const kind = next ? skillById(next.skillId)?.kind : undefined;
    if (kind === 'technology' || kind === 'tool') return [];
    return [{ years, field: fieldOf(unit.text.slice(end, end + 120)), importance, quote: whole(sentence, start, end) }];
  });
}

const orEquivalent = /\bor (?:an? )?(?:equivalent|relevant|comparable|related|commensurate|similar)(?: \w+){0,3} (?:experience|training|combination|work)|\bequivalent (?:work |practical |professional |combination of )?(?:experience|education)|\bor (?:\w+ ){0,3}experience\b|combination of (?:education|experience)|vergleichbare (?:Qualifikation|Berufserfahrung)|ou (?:expérience )?équivalent|o experiencia equivalente|in lieu of/iu;

function readEducation(sentence: Sentence): EducationRequirement[] {
  const { unit, importance } = sentence;
  const [lowest] = findEducationLevels(unit.text);
  if (!lowest || softenedRanges(unit.text).some(({ kind, start, end }) => kind === 'negated' && lowest.start >= start && lowest.end <= end)) return [];
  return [{ level: lowest.level, field: educationField(unit.text, lowest.end), importance, orEquivalent: orEquivalent.test(unit.text), quote: whole(sentence, lowest.start, lowest.end) }];
}

function readLanguages(sentence: Sentence): LanguageRequirement[] {
  const { unit, section, importance } = sentence;
  const softened = softenedRanges(unit.text);
  return findSpokenLanguages(unit.text, section === 'languages').flatMap(({ code, level, start, end }) => {
    const range = softened.find((one) => start >= one.start && end <= one.end);
    if (range?.kind === 'negated') return [];
    return [{ code, level, importance: range ? 'preferred' : importance, quote: whole(sentence, start, end) }];
  });
}

function readDuty(sentence: Sentence): Duty[] {
  const { unit, section, mentions } = sentence;
  const words = unit.text.split(/\s+/).length;
  if (section !== 'duties' || words < 4 || words > 80) return [];
  return [{ quote: whole(sentence), skillIds: [...new Set(mentions.map(({ skillId }) => skillId))] }];
}

// "Assists registered nurses" asks for no licence; these words do.
const licenceCue = /\b(?:licen[cs]|certifi|must|requir|valid|current|active|possess|hold|need|führerschein|permis|permiso|carnet)/iu;

function readSentence(draft: Draft, sentence: Sentence, groupName: () => string): void {
  const { text, unit, section, mentions } = sentence;
  draft.skills.push(...skillsAskedBy(text, unit, section, mentions, groupName));
  draft.experience.push(...readExperience(sentence));
  draft.education.push(...readEducation(sentence));
  draft.languages.push(...readLanguages(sentence));
  draft.duties.push(...readDuty(sentence));
  // A credential is demanded by being named: only a word of wishing makes it a wish.
  const demandAt = (start: number, end: number): Importance => {
    const clause = clauseAround(unit.text, start, end);
    return section === 'preferred' || isWish(unit.text.slice(clause.start, clause.end)) ? 'preferred' : 'required';
  };
  const isDemanded = softenedRanges(unit.text).length === 0;
  const isLicenceLine = isDemanded && (section === 'required' || section === 'preferred' || licenceCue.test(unit.text));
  for (const { name, start, end } of isLicenceLine ? licencesAmong(mentions) : []) {
    draft.licences.push({ name, importance: demandAt(start - unit.start, end - unit.start), quote: quoteOf(text, unit.start, unit.end, start, end) });
  }
  const clearance = isDemanded ? findClearance(unit.text) : null;
  if (clearance) draft.clearances.push({ name: clearance.name, importance: demandAt(clearance.start, clearance.end), quote: whole(sentence, clearance.start, clearance.end) });
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
  return { skills: [], experience: [], duties: [], education: [], languages: [], licences: [], clearances: [], workPermits: [], places: [] };
}

// Where a duty list is missing a posting tells its duties in prose; so many sentences at most count as such.
const dutiesMax = 40;

// After so many sentences others may have their turn: reading them takes some milliseconds.
const sentencesPerTurn = 150;

/**
 * Reads a posting without a model: headings part it, words of asking weigh each sentence, the taxonomy names the skills. Benefits, the company's
 * own story and legal boilerplate never ask anything. Deterministic; pauses between pieces of a long text.
 */
export async function readPostingBuiltin(text: string): Promise<PostingFacts> {
  const lines = splitLines(text);
  const mentions = await skillMentionsOf(text);
  const draft = emptyDraft();
  let groups = 0;
  const groupName = () => `g${(groups += 1)}`;
  let count = 0;
  for (const { section, lines: own } of sectionParts(text, lines)) {
    for (const unit of unitsOf(text, own)) {
      if ((count += 1) % sentencesPerTurn === 0) await pause();
      const place = placeIn(text, unit, section);
      if (place) draft.places.push(place);
      // The right to work is demanded wherever it stands, among legal notices as well.
      const permit = findWorkPermit(unit.text);
      if (permit) draft.workPermits.push({ country: permit.country, quote: quoteOf(text, unit.start, unit.end, unit.start + permit.start, unit.start + permit.end) });
      const importance = importanceOf(unit.text, section);
      if (importance !== null) readSentence(draft, { text, unit, section, importance, mentions: mentionsWithin(mentions, unit.start, unit.end) }, groupName);
    }
  }
  return {
    isPosting: isPosting(text, lines, mentions),
    language: textLanguage(text),
    title: findPostingTitle(text, lines),
    skills: mergeAskedSkills(draft.skills),
    experience: firstOfEach(draft.experience, ({ years, field }) => `${years} ${field ?? ''}`),
    duties: draft.duties.slice(0, dutiesMax),
    education: firstOfEach(draft.education, ({ level, field }) => `${level} ${field ?? ''}`),
    languages: firstOfEach(draft.languages, ({ code }) => code),
    licences: firstOfEach(draft.licences, ({ name }) => name),
    clearances: firstOfEach(draft.clearances, ({ name }) => name),
    workPermits: firstOfEach(draft.workPermits, ({ country }) => country ?? ''),
    places: firstOfEach(draft.places, ({ place, arrangement }) => `${place ?? ''} ${arrangement}`),
  };
}
