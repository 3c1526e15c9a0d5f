import type { Match, Reading, ResumeFacts } from '@rolefit/contracts';
import { type EvaluationResult } from '../repositories/evaluations.repository.js';

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

/** What reading a resume of one page brought, with nothing hidden in it. */
export function anEvaluationResult(facts: ResumeFacts, result: Partial<EvaluationResult> = {}): EvaluationResult {
  return { text: 'React', pages: 1, hidden: [], facts, reading: aReading, ...result };
}

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
