import {
  answersUpdateSchema,
  applyAnswers,
  type Match,
  type PostingFacts,
  type ResumeFacts,
} from '@rolefit/contracts';
import {
  aLanguageRequirement,
  aPostingFacts,
  aQuote,
  aResumeFacts,
  aSkillRequirement,
} from '@rolefit/testing';
import { scoreMatch } from '../index.js';

const quote = aQuote('A line');

/** Conditions of a posting, each as the facts that state it. */
export const licence = (name: string) => ({
  licences: [{ name, importance: 'required' as const, quote }],
});
export const clearance = (name: string) => ({
  clearances: [{ name, importance: 'required' as const, quote }],
});
export const permit = (country: string | null) => ({ workPermits: [{ country, quote }] });
export const place = (
  name: string | null,
  arrangement: 'onsite' | 'hybrid' | 'remote' = 'onsite',
) => ({ places: [{ place: name, arrangement, quote }] });
export const german = {
  languages: [aLanguageRequirement('de', { level: 'B2', quote: aQuote('German B2') })],
};

/** Judges a posting with one skill that nobody has, and what the test states besides. @param answers a request as the gateway receives it */
export function judgeAnswered(
  posting: Partial<PostingFacts>,
  answers: unknown,
  resume: Partial<ResumeFacts> = {},
): Match {
  return scoreMatch({
    posting: aPostingFacts({ skills: [aSkillRequirement('Falconry')], ...posting }),
    resume: aResumeFacts(resume),
    skills: [],
    answers: applyAnswers({}, answersUpdateSchema.parse(answers)),
  });
}
