import {
  type Device,
  type Insights,
  type Job,
  type JobDetail,
  type JobsPage,
  type MatchPoint,
  type MatchSkill,
  type PersonalToken,
  type NamedResume,
  type Profile,
  type Quote,
  type Resume,
  type ResumeReading,
  type Skill,
  type User,
} from '@rolefit/contracts';
import { aCloseReading, aJob, anEffect, aScore } from '@rolefit/testing';

export { aCloseReading, aJob, anEffect, aScore };

/** A valid id for a small number. */
export function anId(n = 1): string {
  return `01890a5d-ac96-774b-8cce-${String(n).padStart(12, '0')}`;
}

const day = '2026-11-20T10:00:00.000Z';

export function aUser(user: Partial<User> = {}): User {
  return {
    id: anId(900),
    name: 'Jordan Amadi',
    email: null,
    githubUsername: 'jordan',
    avatar: null,
    isOnboarding: false,
    restorableUntil: null,
    ...user,
  };
}

/** A list that these jobs are all of. */
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
    totalMatching: jobs.length,
    nextCursor: null,
    previousCursor: null,
    ...page,
  };
}

/** The first place of some words in a text. */
export function quoteIn(text: string, words: string): Quote {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`"${words}" is not in the text`);
  return { text: words, start, end: start + words.length };
}

export const posting =
  'We ask for wound care. Danish at B2 is a must. Palliative care would be nice.';
export const resumeText = 'Ward nurse since 2018. Daily wound care on a surgical ward.';

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

export function aSkill(skill: Partial<Skill> = {}): Skill {
  return {
    id: anId(700),
    name: 'Wound care',
    score: 80,
    source: 'resume',
    quote: 'Daily wound care',
    ...skill,
  };
}

export function aResume(resume: Partial<Resume> = {}): Resume {
  return {
    id: anId(800),
    version: 1,
    url: '/api/v1/resumes/x/file',
    fileName: 'resume.pdf',
    format: 'pdf',
    readAs: null,
    sizeBytes: 1000,
    uploadedAt: day,
    evaluation: null,
    hiddenPassages: 0,
    ...resume,
  };
}

export function aNamedResume(resume: Partial<NamedResume> = {}): NamedResume {
  return { number: 1, name: 'Resume', isDefault: true, resume: aResume(), ...resume };
}

export function aProfile(profile: Partial<Profile> = {}): Profile {
  return {
    ...aUser(),
    location: null,
    blogLink: null,
    bio: null,
    resume: null,
    resumes: profile.resume ? [aNamedResume({ resume: profile.resume })] : [],
    skills: [],
    ...profile,
  };
}

export function aReading(reading: Partial<ResumeReading> = {}): ResumeReading {
  const quote = quoteIn(resumeText, 'Ward nurse since 2018.');
  return {
    resumeId: anId(800),
    version: 1,
    fileName: 'resume.pdf',
    readAs: 'text',
    text: resumeText,
    pages: 1,
    hidden: [],
    facts: {
      language: 'en',
      asOf: '2026-11-20',
      roles: [
        {
          title: 'Ward nurse',
          employer: null,
          start: '2018-03',
          end: null,
          isCurrent: true,
          family: null,
          seniority: null,
          quote,
        },
      ],
      skills: [
        {
          name: 'Wound care',
          skillId: null,
          evidence: [
            {
              quote: quoteIn(resumeText, 'Daily wound care on a surgical ward.'),
              section: 'experience',
              role: 0,
            },
          ],
        },
      ],
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
    },
    reading: {
      analyser: 'builtin-2',
      model: null,
      rejectedClaims: 0,
      durationMs: 10,
      inputTokens: 0,
      outputTokens: 0,
      costUsd: null,
      calls: [],
    },
    ...reading,
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
