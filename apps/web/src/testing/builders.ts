import {
  type Device,
  type Insights,
  type Job,
  type JobDetail,
  type JobsPage,
  type MatchPoint,
  type MatchSkill,
  type Next,
  type Passkey,
  type PersonalToken,
} from '@rolefit/contracts';
import { aCloseReading, aJob, anEffect, aScore, someHighlights } from '@rolefit/testing';

import { anId, day, posting, quoteIn, resumeText } from './sample-values';

export * from './profile-builders';
export { anId, quoteIn, posting, resumeText } from './sample-values';
export { aCloseReading, aJob, anEffect, aScore, someHighlights };

export function aJobsPage(jobs: Job[] = [aJob()], page: Partial<JobsPage> = {}): JobsPage {
  const savedByStage = { saved: 0, applied: 0, interview: 0, offer: 0, rejected: 0 };
  for (const { saved } of jobs) if (saved) savedByStage[saved.stage] += 1;
  const totalSavedJobs = jobs.filter(({ saved }) => saved !== null).length;
  return {
    jobs,
    totalJobs: jobs.length,
    totalSavedJobs,
    savedByStage,
    totalScannedThisWeek: jobs.length,
    totalArchivedJobs: 0,
    totalMatching: jobs.length,
    nextCursor: null,
    previousCursor: null,
    ...page,
  };
}

export function aNext(next: Partial<Next> = {}): Next {
  const jobs = next.jobs ?? [aJob()];
  return {
    jobs,
    isApplicable: jobs.length > 0,
    threshold: 60,
    gap: [],
    questions: [],
    inProgress: [],
    savedByStage: { saved: 0, applied: 0, interview: 0, offer: 0, rejected: 0 },
    totalJobs: jobs.length,
    openJobs: jobs.length,
    ...next,
  };
}

export function aPoint(point: Partial<MatchPoint> = {}): MatchPoint {
  return {
    subScore: 'skillsScore',
    label: 'Wound care',
    importance: 'required',
    credit: 1,
    points: 40,
    pointsPossible: 40,
    reason: 'Used daily in your current role.',
    postingQuote: quoteIn(posting, 'We ask for wound care.'),
    resumeQuote: quoteIn(resumeText, 'Daily wound care on a surgical ward.'),
    via: null,
    ...point,
  };
}

export function aMatchSkill(skill: Partial<MatchSkill> = {}): MatchSkill {
  const { postingQuote, resumeQuote } = aPoint();
  return {
    name: 'Wound care',
    importance: 'required',
    credit: 1,
    postingQuote,
    resumeQuote,
    via: null,
    ...skill,
  };
}

export function aJobDetail(job: Partial<JobDetail> = {}): JobDetail {
  return {
    ...aJob(),
    jobDescription: posting,
    resumeText,
    points: [
      aPoint(),
      aPoint({
        subScore: 'languageScore',
        label: 'Danish B2',
        credit: 0,
        points: 0,
        pointsPossible: 5,
        reason: 'Your resume names no Danish.',
        postingQuote: quoteIn(posting, 'Danish at B2'),
        resumeQuote: null,
      }),
    ],
    matchSkills: [aMatchSkill()],
    missingSkills: [
      aMatchSkill({
        name: 'Palliative care',
        importance: 'preferred',
        credit: 0,
        postingQuote: quoteIn(posting, 'Palliative care'),
        resumeQuote: null,
      }),
    ],
    knockouts: [],
    readiness: [{ rule: 'overall', isMet: true, text: 'Overall 74; 60 is needed.' }],
    scanSummary: 'Strong on wound care.',
    recommendations: ['Name your Danish: up to 5 points.'],
    notJudged: [],
    setAside: [],
    terms: null,
    scoreChangedAt: null,
    judged: {
      at: day,
      judge: 'judge-1',
      resumeName: 'Resume',
      resumeFileName: 'resume.pdf',
      resumeReadAs: 'text',
      resumeUploadedAt: day,
      isNewestResume: true,
    },
    reading: null,
    modelCalls: [],
    canBeReadClosely: true,
    ...job,
  };
}

export function someInsights(insights: Partial<Insights> = {}): Insights {
  const weeks = Array.from({ length: 12 }, (_, place) => ({
    week: `2026-W${36 + place}`,
    startsOn: new Date(Date.UTC(2026, 7, 31 + place * 7)).toISOString().slice(0, 10),
    count: place === 11 ? 12 : 0,
  }));
  return {
    completedJobs: 12,
    readyJobs: 5,
    scoreDistribution: Array.from({ length: 10 }, (_, tens) => ({
      from: tens * 10,
      to: tens === 9 ? 100 : tens * 10 + 9,
      count: tens === 6 ? 12 : 0,
    })),
    scansPerWeek: weeks,
    skillGaps: [
      { key: 'kubernetes', name: 'Kubernetes', kind: 'skill', flips: 4, missingIn: 7 },
      { key: 'go', name: 'Go', kind: 'skill', flips: 0, missingIn: 2 },
    ],
    skillGapsOver: 12,
    ...insights,
  };
}

export function aDevice(device: Partial<Device> = {}): Device {
  return {
    id: anId(500),
    kind: 'web',
    browser: 'Firefox',
    system: 'Windows',
    signedInAt: day,
    lastUsedAt: day,
    isThis: false,
    ...device,
  };
}

/** A passkey of this server that was never used. */
export function aPasskey(passkey: Partial<Passkey> = {}): Passkey {
  return {
    id: anId(700),
    name: 'Chrome, Linux',
    site: 'localhost',
    createdAt: '2026-11-20T10:00:00.000Z',
    lastUsedAt: null,
    ...passkey,
  };
}

export function anAccessToken(token: Partial<PersonalToken> = {}): PersonalToken {
  return {
    id: anId(600),
    name: 'My agent',
    hint: 'rolefit_pat_Ab3d',
    scopes: ['scans:read'],
    createdAt: day,
    expiresAt: null,
    lastUsedAt: null,
    ...token,
  };
}
