import type {
  CredentialRequirement,
  ExperienceRequirement,
  LanguageRequirement,
  PostingFacts,
  Quote,
} from '@rolefit/contracts';
import type { SkillMention } from '@rolefit/skills';
import {
  findClearance,
  findForeignLicence,
  findGrantedLicence,
  findNamedLicence,
  licencesAmong,
  type NamedCredential,
} from '../sentence/credentials.js';
import { findDrivingLicences, isDrivingLicence } from '../sentence/driving-licences.js';
import { type AskedDegree, degreeAskedBy } from './degree-asked.js';
import { asOneGroup, insteadOf, keysOf, skillsApart } from './skills-beside-degree.js';
import { experienceAskedBy, isExperienceBefore } from '../sentence/experience-asked.js';
import type { Asked } from './importance.js';
import { quoteOf } from '../document/lines.js';
import { lexicon } from '../lexicon/all-languages.js';
import type { NamedSkills } from './named-skills.js';
import { isFirm } from './skill-kinds.js';
import { softenedRanges } from '../sentence/negation.js';
import { dutyRank, type RankedDuty } from './duties.js';
import type { PostingSection } from './sections.js';
import { skillsAskedBy, type AskedSkill } from './skills.js';
import { findSpokenLanguages, namesOnlyLanguages } from '../sentence/spoken-languages.js';
import type { Unit } from '../document/units.js';

/** A sentence with its context. */
export interface Sentence {
  readonly text: string;
  readonly unit: Unit;
  readonly section: PostingSection;
  readonly asked: Asked;
  readonly named: NamedSkills;
}

/** The requirements of a posting's sentences, before merging. */
export interface Draft extends Omit<
  PostingFacts,
  | 'isPosting'
  | 'language'
  | 'title'
  | 'skills'
  | 'duties'
  | 'requirements'
  | 'fields'
  | 'occupations'
  | 'occupationProfile'
> {
  skills: AskedSkill[];
  duties: RankedDuty[];
}

/** An empty draft. */
export function emptyDraft(): Draft {
  return {
    skills: [],
    experience: [],
    duties: [],
    education: [],
    languages: [],
    licences: [],
    clearances: [],
    workPermits: [],
    places: [],
    salaries: [],
    conditions: [],
    weeklyHours: [],
    contracts: [],
    closingDates: [],
  };
}

function whole({ text, unit }: Sentence, start = 0, end = start): Quote {
  return quoteOf(text, unit.start, unit.end, unit.start + start, unit.start + end);
}

function readLanguages(sentence: Sentence): LanguageRequirement[] {
  const { unit, section, asked } = sentence;
  const softened = softenedRanges(unit.text);
  const isListed =
    section === 'languages' ||
    ((section === 'required' || section === 'preferred') && namesOnlyLanguages(unit.text));
  return findSpokenLanguages(unit.text, isListed).flatMap(({ code, level, start, end }) => {
    const range = softened.find((one) => start >= one.start && end <= one.end);
    if (range?.kind === 'negated') return [];
    return [
      {
        code,
        level,
        importance: range ? 'preferred' : asked.at(start, end),
        quote: whole(sentence, start, end),
      },
    ];
  });
}

function readDuty(sentence: Sentence): RankedDuty[] {
  const { unit, section, named } = sentence;
  const rank = dutyRank(unit.text, section, unit.isBullet);
  return rank === 0
    ? []
    : [
        {
          rank,
          quote: whole(sentence),
          skillIds: [...new Set(named.known.map(({ skillId }) => skillId))],
        },
      ];
}

// "Assists registered nurses" requires no licence; these words do.
const licenceCue = new RegExp(String.raw`\b${lexicon.demands.licences}`, 'iu');

function readExperience(sentence: Sentence): ExperienceRequirement[] {
  const { text, unit, section, asked, named } = sentence;
  const isListed = section === 'required' || section === 'preferred';
  return experienceAskedBy(unit, named.known, {
    isLabelled: isExperienceBefore(text, unit.start),
    isListed,
  }).map(({ years, field, start, end }) => ({
    years,
    field,
    importance: asked.at(start, end),
    quote: whole(sentence, start, end),
  }));
}

/** A licence by its own words. What a vendor or an association certifies is a skill: "certification in AWS". */
function grantedLicence(unit: Unit, { known }: NamedSkills): NamedCredential | null {
  const licence = findGrantedLicence(unit.text);
  const isOfVendor = (mention: SkillMention) =>
    licence !== null &&
    isFirm(mention) &&
    mention.start - unit.start >= licence.start &&
    mention.start - unit.start < licence.end;
  return known.some(isOfVendor) ? null : licence;
}

/** The licences that a sentence names, each once; offsets within the sentence. */
function licencesNamed({ unit, section, named }: Sentence): NamedCredential[] {
  if (
    !(section === 'required' || section === 'preferred' || licenceCue.test(unit.text)) ||
    softenedRanges(unit.text).length > 0
  )
    return [];
  const classed = findDrivingLicences(unit.text);
  const others = named.known.filter(
    ({ skillId }) => classed.length === 0 || !isDrivingLicence(skillId),
  );
  const known = licencesAmong(others).map(({ name, start, end }) => ({
    name,
    start: start - unit.start,
    end: end - unit.start,
  }));
  if (classed.length > 0) return [...classed, ...known];
  const foreign =
    known.length === 0
      ? (findForeignLicence(unit.text) ??
        grantedLicence(unit, named) ??
        findNamedLicence(unit.text))
      : null;
  return foreign ? [foreign] : known;
}

/** A named licence is required unless a word of preference says otherwise. */
function readLicences(
  sentence: Sentence,
  licences: readonly NamedCredential[],
): CredentialRequirement[] {
  const once = new Map(licences.toReversed().map((licence) => [licence.name, licence]));
  return licences
    .filter((licence) => once.get(licence.name) === licence)
    .map(({ name, start, end }) => ({
      name,
      importance: sentence.asked.isWishedAt(start, end) ? 'preferred' : 'required',
      quote: whole(sentence, start, end),
    }));
}

function readClearance(sentence: Sentence): CredentialRequirement[] {
  const { unit, asked } = sentence;
  const clearance = softenedRanges(unit.text).length === 0 ? findClearance(unit.text) : null;
  if (!clearance) return [];
  const { name, start, end } = clearance;
  return [
    {
      name,
      importance: asked.isWishedAt(start, end) ? 'preferred' : 'required',
      quote: whole(sentence, start, end),
    },
  ];
}

/** The facts that one sentence adds to a draft. */
export type SentenceFacts = Pick<
  Draft,
  'skills' | 'experience' | 'duties' | 'education' | 'languages' | 'licences' | 'clearances'
> & {
  /** Keys of the skills that are as good as the degree of the sentence. */
  readonly insteadOfDegree: ReadonlySet<string>;
  /** Another degree that is as good. */
  readonly otherDegree: AskedDegree['instead'];
};

/** "Examinierte Pflegefachkraft" is asked for as a licence already. */
function degreeBeside(
  licences: readonly NamedCredential[],
  degree: AskedDegree | null,
): AskedDegree | null {
  const isLicensed =
    degree?.isOfTrade === true &&
    licences.some(({ start, end }) => start < degree.until && degree.start < end);
  return isLicensed ? null : degree;
}

/**
 * The facts of one sentence.
 * @param groupName returns an unused name for a group of alternatives
 * @param listGroup the group of the list that contains the sentence, if one of its items is enough
 */
export function readSentence(
  sentence: Sentence,
  groupName: () => string,
  listGroup: string | null,
): SentenceFacts {
  const { text, unit, section, asked } = sentence;
  const licences = licencesNamed(sentence);
  const degree = degreeBeside(licences, degreeAskedBy(unit.text, section));
  const instead = insteadOf(sentence, degree);
  const keys = keysOf(sentence, instead);
  const isChoice = keys.size > 0 || (degree !== null && degree.instead !== null);
  const named = skillsApart(sentence, licences, degree, instead);
  const skills = skillsAskedBy(text, unit, asked, named, groupName, listGroup);
  return {
    skills: asOneGroup(skills, keys, groupName),
    insteadOfDegree: keys,
    otherDegree: degree?.instead ?? null,
    experience: readExperience(sentence),
    education: degree
      ? [
          {
            level: degree.level,
            field: degree.field,
            importance: asked.at(degree.start, degree.end),
            // A qualification that no part names is compared by its words.
            orEquivalent: degree.orEquivalent || (degree.orOther && !isChoice),
            quote: whole(sentence, degree.start, degree.end),
          },
        ]
      : [],
    languages: readLanguages(sentence),
    duties: readDuty(sentence),
    licences: readLicences(sentence, licences),
    clearances: readClearance(sentence),
  };
}

/** Adds the facts of one sentence to a draft. */
export function addToDraft(draft: Draft, facts: SentenceFacts): void {
  draft.skills.push(...facts.skills);
  draft.experience.push(...facts.experience);
  draft.education.push(...facts.education);
  draft.languages.push(...facts.languages);
  draft.duties.push(...facts.duties);
  draft.licences.push(...facts.licences);
  draft.clearances.push(...facts.clearances);
}
