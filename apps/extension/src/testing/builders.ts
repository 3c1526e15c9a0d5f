import { type Job, type Score } from '@rolefit/contracts';
import { type CapturedPage } from '@rolefit/page-reader';
import { aJob as aCompletedJob } from '@rolefit/testing';
import { type BackgroundState, type OutboxItem } from '@/messages';

const id = (number: number) => `0193a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export function aScore(overallScore: number): Score {
  return {
    overallScore,
    skillsScore: overallScore,
    experienceScore: null,
    responsibilitiesScore: null,
    titleScore: null,
    educationScore: null,
    languageScore: null,
  };
}

export function aJob(number: number, overrides: Partial<Job> = {}): Job {
  return aCompletedJob({
    _id: id(number),
    jobId: `job-${number}`,
    title: 'Front-end Developer',
    companyName: 'Quayside Web',
    score: aScore(71),
    readyToApply: false,
    ...overrides,
  });
}

export function aState(overrides: Partial<BackgroundState> = {}): BackgroundState {
  return {
    server: { origin: 'https://rolefit.example', isAllowed: true },
    session: {
      status: 'signed-in',
      user: {
        id: id(900),
        name: 'Ada',
        githubUsername: 'ada',
        email: null,
        avatar: null,
        isOnboarding: false,
        isOwner: false,
        restorableUntil: null,
      },
    },
    outbox: [],
    hold: null,
    scans: [],
    ...overrides,
  };
}

export const description = `Harbourlight Software builds the planning tools of ports. We are looking for a Front-end Developer.

What you will do: build accessible screens in React and TypeScript, review the code of others, measure performance.

Requirements: five years of experience with JavaScript, a strong command of React, TypeScript and CSS, experience with Jest, good English.

We offer thirty days of holiday and a salary of 70,000 to 85,000 EUR a year. Apply now.`;

/** A captured page with a posting in its structured data. */
export function aPostingPage({
  title = 'Front-end Developer',
  company = 'Harbourlight Software',
  text = description,
  url = 'https://jobs.example.org/42',
} = {}): CapturedPage {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    hiringOrganization: { '@type': 'Organization', name: company },
    description: text,
  };
  const html = `<html><head><title>${title}</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
  return { url, title, html, headings: [{ level: 1, text: title }], truncated: false };
}

/** A page without a posting. */
export function aShopPage(overrides: Partial<CapturedPage> = {}): CapturedPage {
  const html =
    '<html><head><title>Kettle</title></head><body><main><h1>Blue kettle</h1><p>A kettle for two litres of water.</p></main></body></html>';
  return {
    url: 'https://shop.example.org/kettle',
    title: 'Kettle',
    html,
    headings: [{ level: 1, text: 'Blue kettle' }],
    truncated: false,
    ...overrides,
  };
}

export function anItem(overrides: Partial<OutboxItem> = {}): OutboxItem {
  return {
    jobId: 'extension-9',
    scan: {
      jobId: 'extension-9',
      title: 'Nurse',
      companyName: 'Harbour Clinic',
      jobDescription: description,
      url: 'https://jobs.example.org/9',
    },
    state: 'waiting',
    problem: null,
    addedAt: 1,
    attempts: 0,
    nextAttemptAt: 1,
    server: 'https://rolefit.example',
    userId: null,
    ...overrides,
  };
}
