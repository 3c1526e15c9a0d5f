import type { ResumeFacts, ResumeSkill, Role, SkillEvidence, Statement } from '@rolefit/contracts';
import { aQuote } from './quote.js';

/** Facts of an empty resume, extended by those of the test; read on 1 June 2026. */
export function aResumeFacts(facts: Partial<ResumeFacts> = {}): ResumeFacts {
  return {
    language: 'en',
    asOf: '2026-06-01',
    roles: [],
    skills: [],
    statements: [],
    education: [],
    languages: [],
    licences: [],
    clearances: [],
    workPermits: [],
    places: [],
    conditions: [],
    fields: [],
    headline: null,
    occupations: [],
    occupationProfile: [],
    ...facts,
  };
}

/** A role with a title; held from January 2020 to December 2023 unless stated. */
export function aRole(title: string, facts: Partial<Role> = {}): Role {
  return {
    title,
    employer: null,
    start: '2020-01',
    end: '2023-12',
    isCurrent: false,
    family: null,
    seniority: null,
    quote: aQuote(`${title}, ${facts.start ?? '2020-01'}`),
    ...facts,
  };
}

/** A line of evidence: in a list, or in the role with this index. */
export function evidenceIn(place: SkillEvidence['section'] | number, text: string): SkillEvidence {
  return typeof place === 'number'
    ? { quote: aQuote(text), section: 'experience', role: place }
    : { quote: aQuote(text), section: place, role: null };
}

/** A skill of a resume, listed in its skills section unless evidence is stated. */
export function aResumeSkill(name: string, facts: Partial<ResumeSkill> = {}): ResumeSkill {
  return { name, skillId: null, evidence: [evidenceIn('skills', `Skills: ${name}`)], ...facts };
}

export function aStatement(text: string, facts: Partial<Statement> = {}): Statement {
  return { quote: aQuote(text), section: 'experience', role: null, skillIds: [], ...facts };
}
