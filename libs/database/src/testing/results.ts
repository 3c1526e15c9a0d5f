import type { Match, Reading, ResumeFacts } from '@rolefit/contracts';
import { aPostingFacts } from '@rolefit/testing';
import { type EvaluationResult } from '../resumes/evaluations.repository.js';
import type { PostingReading } from '../postings/posting-reading.js';
import type { ReadScan } from '../scans/scan-work.repository.js';

/** A reading with arbitrary values. */
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

/** The result of reading a resume of one page without hidden text. */
export function anEvaluationResult(
  facts: ResumeFacts,
  result: Partial<EvaluationResult> = {},
): EvaluationResult {
  return {
    text: 'React',
    readAs: 'text',
    pages: 1,
    hidden: [],
    facts,
    reading: aReading,
    ...result,
  };
}

/** A match with only the given overall score, and a range where its lower end is given. */
export function aMatch(overallScore: number, low?: number): Match {
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
      ...(low === undefined ? {} : { range: { low, high: 100 } }),
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

/** A reading as `posting_readings` stores it. */
export function aPostingReading(reading: Partial<PostingReading> = {}): PostingReading {
  return { facts: aPostingFacts(), reading: aReading, modelCalls: [], modelMs: 0, ...reading };
}

/** The result of reading a scan's posting. */
export function aReadScan(title: string | null = null): ReadScan {
  return {
    title,
    record: { analyser: aReading.analyser, reading: aReading, modelCalls: [] },
    calls: [],
  };
}
