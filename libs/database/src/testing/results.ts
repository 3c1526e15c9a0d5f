import type { Match, Reading } from '@rolefit/contracts';

/** A reading by nobody in particular. */
export const aReading: Reading = {
  analyser: 'builtin-test',
  model: null,
  rejectedClaims: 0,
  durationMs: 1,
  inputTokens: 0,
  outputTokens: 0,
  costUsd: null,
  calls: [],
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
