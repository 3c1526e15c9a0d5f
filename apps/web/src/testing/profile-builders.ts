import {
  type NamedResume,
  type Profile,
  type Resume,
  type ResumeReading,
  type Skill,
  type User,
} from '@rolefit/contracts';
import { anId, day, quoteIn, resumeText } from './sample-values';

export function aUser(user: Partial<User> = {}): User {
  return {
    id: anId(900),
    name: 'Jordan Amadi',
    email: null,
    githubUsername: 'jordan',
    avatar: null,
    isOnboarding: false,
    isOwner: false,
    restorableUntil: null,
    ...user,
  };
}

/** A list that these jobs are all of. */

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
