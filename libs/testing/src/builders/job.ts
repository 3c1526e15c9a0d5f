import type { Job, Score } from '@rolefit/contracts';

/** A score of all sub-scores but education. */
export function aScore(score: Partial<Score> = {}): Score {
  return {
    overallScore: 74,
    skillsScore: 80,
    experienceScore: 60,
    responsibilitiesScore: 70,
    titleScore: 100,
    educationScore: null,
    languageScore: 0,
    ...score,
  };
}

/** A completed scan as the API returns it. Every client's tests build on it, so that a new field needs one default. */
export function aJob(job: Partial<Job> = {}): Job {
  return {
    _id: '01890a5d-ac96-774b-8cce-000000000001',
    jobId: 'scan-1',
    title: 'Ward Nurse',
    companyName: 'Harbour Clinic',
    logo: null,
    url: 'https://jobs.example.org/1',
    status: 'completed',
    failure: null,
    score: aScore(),
    readyToApply: true,
    formerScore: null,
    closeReading: null,
    resumeComparison: null,
    highlights: null,
    saved: null,
    archivedAt: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...job,
  };
}
