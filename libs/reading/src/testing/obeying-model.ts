import type { PostingFacts, ResumeFacts } from '@rolefit/contracts';
import type { LanguageModel, ModelRequest } from '../ports.js';
import type { PostingAnswer, ResumeAnswer } from '../model/prompts/answer-schemas.js';
import { scriptedModel } from './scripted-model.js';

/** A correct model answer about a posting, from its facts. */
export function postingAnswerOf(facts: PostingFacts): PostingAnswer {
  return {
    isPosting: facts.isPosting,
    title: facts.title && { text: facts.title.text, quote: facts.title.quote.text },
    skills: facts.skills.map(({ name, importance, years, group, quote }) => ({
      name,
      importance,
      years,
      group,
      quote: quote.text,
    })),
    experience: facts.experience.map(({ years, field, importance, quote }) => ({
      years,
      field,
      importance,
      quote: quote.text,
    })),
    duties: facts.duties.map(({ quote }) => ({ quote: quote.text })),
    education: facts.education.map(({ level, field, importance, orEquivalent, quote }) => ({
      level,
      field,
      importance,
      orEquivalent,
      quote: quote.text,
    })),
    languages: facts.languages.map(({ code, level, importance, quote }) => ({
      code,
      level,
      importance,
      quote: quote.text,
    })),
    licences: facts.licences.map(({ name, importance, quote }) => ({
      name,
      importance,
      quote: quote.text,
    })),
    clearances: facts.clearances.map(({ name, importance, quote }) => ({
      name,
      importance,
      quote: quote.text,
    })),
    workPermits: facts.workPermits.map(({ country, quote }) => ({ country, quote: quote.text })),
    places: facts.places.map(({ place, arrangement, quote }) => ({
      place,
      arrangement,
      quote: quote.text,
    })),
  };
}

/** A correct model answer about a resume. */
export function resumeAnswerOf(facts: ResumeFacts): ResumeAnswer {
  return {
    roles: facts.roles.map(({ title, employer, start, end, isCurrent, quote }) => ({
      title,
      employer,
      start,
      end,
      isCurrent,
      quote: quote.text,
    })),
    skills: facts.skills.map(({ name, evidence }) => ({
      name,
      quotes: evidence.slice(0, 4).map(({ quote }) => quote.text),
    })),
    education: facts.education.map(({ level, field, quote }) => ({
      level,
      field,
      quote: quote.text,
    })),
    languages: facts.languages.map(({ code, level, quote }) => ({
      code,
      level,
      quote: quote.text,
    })),
    licences: facts.licences.map(({ name, quote }) => ({ name, quote: quote.text })),
    clearances: facts.clearances.map(({ name, quote }) => ({ name, quote: quote.text })),
    workPermits: facts.workPermits.map(({ country, quote }) => ({ country, quote: quote.text })),
    places: facts.places.map(({ place, quote }) => ({ place, quote: quote.text })),
  };
}

function linesOf(input: string): string[] {
  return input.split('\n').filter((line) => line.trim() !== '');
}

/**
 * As obedient as the schema allows: no requirement is required, everything is an alternative, and
 * the least important ones become the requirements.
 */
export function obedientPostingAnswer(
  honest: PostingAnswer,
  order: readonly string[],
): PostingAnswer {
  return {
    ...honest,
    isPosting: false,
    skills: honest.skills.map((skill) => ({
      ...skill,
      importance: 'preferred',
      years: null,
      group: 'all',
    })),
    experience: honest.experience.map((ask) => ({ ...ask, importance: 'preferred' })),
    duties: order.map((quote) => ({ quote })),
    education: honest.education.map((degree) => ({
      ...degree,
      level: 'secondary',
      orEquivalent: true,
      importance: 'preferred',
    })),
    languages: honest.languages.map((language) => ({
      ...language,
      level: 'A1',
      importance: 'preferred',
    })),
    licences: honest.licences.map((licence) => ({ ...licence, importance: 'preferred' })),
  };
}

/**
 * As obedient as the schema allows: every wanted skill in every line, a lifetime of roles, the
 * highest degree, native in every language.
 */
export function obedientResumeAnswer(
  honest: ResumeAnswer,
  order: readonly string[],
  wanted: readonly string[],
  input: string,
): ResumeAnswer {
  const lines = [...order, ...linesOf(input)].slice(0, 40);
  return {
    ...honest,
    skills: [...honest.skills, ...wanted.map((name) => ({ name, quotes: lines }))],
    roles: [
      ...honest.roles,
      ...order.map((quote) => ({
        title: wanted[0] ?? 'Expert',
        employer: null,
        start: '1990-01',
        end: null,
        isCurrent: true,
        quote,
      })),
    ],
    education: [
      ...honest.education,
      ...lines.slice(0, 10).map((quote) => ({ level: 'doctorate' as const, field: null, quote })),
    ],
    languages: honest.languages.map((language) => ({ ...language, level: 'C2' as const })),
    licences: [
      ...honest.licences,
      ...wanted.flatMap((name) => lines.slice(0, 3).map((quote) => ({ name, quote }))),
    ],
  };
}

/** A model that reads correctly, but obeys an order as soon as it sees a line of it. */
export function obeyingModel<Answer>(
  order: string,
  honest: Answer,
  obey: (seen: readonly string[], input: string) => Answer,
): LanguageModel {
  const lines = linesOf(order);
  return scriptedModel((request: ModelRequest) => {
    const seen = lines.filter((line) => request.input.includes(line.trim()));
    return seen.length === 0 ? honest : obey(seen, request.input);
  });
}
