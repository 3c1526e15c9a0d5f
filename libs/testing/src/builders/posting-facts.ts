import type {
  Duty,
  EducationRequirement,
  ExperienceRequirement,
  LanguageRequirement,
  PostingFacts,
  SkillRequirement,
  TitleFact,
} from '@rolefit/contracts';
import { aQuote } from './quote.js';

/** Facts of an empty posting, extended by those of the test. */
export function aPostingFacts(facts: Partial<PostingFacts> = {}): PostingFacts {
  return {
    isPosting: true,
    language: 'en',
    title: null,
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
    requirements: [],
    fields: [],
    occupations: [],
    occupationProfile: [],
    ...facts,
  };
}

export function aTitle(text: string, facts: Partial<TitleFact> = {}): TitleFact {
  return { text, family: null, seniority: null, quote: aQuote(text), ...facts };
}

/** A required skill; its `skillId` is null unless stated. */
export function aSkillRequirement(
  name: string,
  facts: Partial<SkillRequirement> = {},
): SkillRequirement {
  return {
    name,
    skillId: null,
    importance: 'required',
    years: null,
    group: null,
    quote: aQuote(`Experience with ${name}`),
    ...facts,
  };
}

export function anExperienceRequirement(
  years: number,
  facts: Partial<ExperienceRequirement> = {},
): ExperienceRequirement {
  return {
    years,
    field: null,
    importance: 'required',
    quote: aQuote(`At least ${years} years of ${facts.field ?? 'experience'}`),
    ...facts,
  };
}

export function aDuty(text: string, skillIds: string[] = []): Duty {
  return { quote: aQuote(text), skillIds };
}

export function anEducationRequirement(
  facts: Partial<EducationRequirement> = {},
): EducationRequirement {
  const level = facts.level ?? 'bachelor';
  return {
    level,
    field: null,
    importance: 'required',
    orEquivalent: false,
    quote: aQuote(`A ${level} degree in ${facts.field ?? 'any field'}`),
    ...facts,
  };
}

export function aLanguageRequirement(
  code: string,
  facts: Partial<LanguageRequirement> = {},
): LanguageRequirement {
  return {
    code,
    level: null,
    importance: 'required',
    quote: aQuote(`Language ${code} ${facts.level ?? ''}`),
    ...facts,
  };
}
