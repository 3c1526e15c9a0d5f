import { otherPostings } from './other-postings.ts';
import { type DemoState, type PostingDraft } from './posting-draft.ts';
import { softwarePostings } from './software-postings.ts';

/** A posting as the API takes it. */
export interface DemoPosting extends DemoState {
  readonly jobId: string;
  readonly companyName: string;
  readonly url: string;
  readonly jobDescription: string;
}

const drafts = [...softwarePostings, ...otherPostings].sort(
  (one, other) => one.number - other.number,
);

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const textOf = ({
  company,
  title,
  place,
  about,
  duties,
  required,
  preferred,
}: PostingDraft): string => `${title}
${company}, ${place}

About us
${about} You join a team that helps each other and goes home on time.

What you will do
${list(duties)}

Requirements
${list(required)}

Nice to have
${list(preferred)}`;

const slug = (company: string): string => company.toLowerCase().replace(/[^a-z]+/g, '-');

const scanned: readonly (DemoState & {
  readonly company: string;
  readonly jobDescription: string;
})[] = [
  ...drafts.map(({ company, daysAgo, saved, ...draft }) => ({
    company,
    daysAgo,
    ...(saved && { saved }),
    jobDescription: textOf({ company, ...draft }),
  })),
  { company: 'Plover Ltd', daysAgo: 0, jobDescription: 'Developer wanted. Call us.' },
  {
    company: 'Gannet Airways',
    daysAgo: 2,
    failure: 'MODEL_UNAVAILABLE',
    jobDescription: textOf({
      company: 'Gannet Airways',
      title: 'Cabin Crew',
      place: 'Lisbon',
      about: 'Gannet flies to the islands.',
      duties: ['Look after passengers', 'Keep the cabin safe', 'Work in shifts'],
      required: ['English and Portuguese', 'Able to swim'],
      preferred: ['First aid'],
    }),
  },
];

export const demoPostings: readonly DemoPosting[] = scanned.map(({ company, ...rest }, index) => ({
  ...rest,
  companyName: company,
  jobId: `demo-${index + 1}`,
  url: `https://jobs.example.com/${slug(company)}`,
}));
