import { createHash, randomUUID } from 'node:crypto';
import type { ScanResult, ScansRepository } from '@rolefit/database';
import { someHighlights } from '@rolefit/testing';

/** A validated scan request of a posting that no other scan has. */
export function aNewScan(): Parameters<ScansRepository['add']>[1] {
  const postingText = `Posting ${randomUUID()}`;
  return {
    jobId: randomUUID(),
    title: null,
    companyName: 'Example Ltd',
    logo: null,
    url: 'https://example.org/jobs/1',
    postingText,
    postingHash: createHash('sha256').update(postingText).digest('hex'),
  };
}

/** A match without points. */
export function resultWith(resumeId: string): ScanResult {
  return {
    readTitle: 'Bench',
    resumeId,
    profileRevision: 0,
    analyser: 'bench',
    otherResumes: [],
    highlights: someHighlights(),
    gaps: [],
    isOwnField: true,
    match: {
      judge: 'bench',
      score: {
        overallScore: 70,
        skillsScore: 70,
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
      readyToApply: true,
      readiness: [],
      scanSummary: 'A match of the bench.',
      recommendations: [],
    },
  };
}
