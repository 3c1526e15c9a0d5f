import type { Match, PostingFacts, Reading, ResumeFacts } from '@rolefit/contracts';

/** A reading by nobody in particular. */
export const aReading: Reading = {
  analyser: 'builtin-test',
  model: null,
  rejectedClaims: 0,
  durationMs: 1,
  inputTokens: 0,
  outputTokens: 0,
  costUsd: null,
};

/** Facts of a resume that states nothing. */
export const emptyResumeFacts: ResumeFacts = {
  language: 'en',
  asOf: '2026-01-01',
  roles: [],
  skills: [],
  statements: [],
  education: [],
  languages: [],
  licences: [],
  clearances: [],
  workPermits: [],
  places: [],
};

/** Facts of a posting that asks nothing. */
export const emptyPostingFacts: PostingFacts = {
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
};

/** A match with the given overall score and nothing else in it. */
export function aMatch(overallScore: number): Match {
  return {
    judge: 'test',
    score: {
      overallScore,
      skillsScore: overallScore,
      experienceScore: null,
      responsibilitiesScore: null,
      titleScore: null,
      educationScore: null,
      languageScore: null,
    },
    points: [],
    matchSkills: [],
    missingSkills: [],
    knockouts: [],
    readyToApply: overallScore >= 60,
    readiness: [],
    scanSummary: 'A test.',
    recommendations: [],
  };
}
