import { type Locator, type Page } from 'playwright-core';

type Find = (page: Page) => Locator;
type Act = (page: Page) => Promise<void>;
/** The calls of the client to which a change of the responses applies, as Playwright matches them. */
type Calls = string | RegExp;

export const heading =
  (name: string): Find =>
  (page) =>
    page.getByRole('heading', { name, exact: true });
export const text =
  (words: string | RegExp): Find =>
  (page) =>
    page.getByText(words);
export const click =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click();

const problem = {
  type: '/problems/internal',
  title: 'Something went wrong',
  status: 500,
  detail: 'Something went wrong on our side. Please try again.',
  instance: '/',
  isSuccess: false,
  message: 'Something went wrong on our side. Please try again.',
  error: { name: 'INTERNAL', code: 'INTERNAL' },
  requestId: 'picture',
};

/** The call for the profile. */
export const profileCall = '**/api/v1/users/profile';
/** The calls for lists of scans. */
export const lists = /\/api\/v1\/jobs\?/;

/** The server does not answer these calls while the picture is taken. */
export const stall =
  (calls: Calls): Act =>
  async (page) =>
    void (await page.route(calls, () => undefined));
/** The server answers these calls with an error. */
export const fail =
  (calls: Calls): Act =>
  async (page) =>
    void (await page.route(calls, (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem }),
    ));
/** These calls do not reach the server. */
export const cutOff =
  (calls: Calls): Act =>
  async (page) =>
    void (await page.route(calls, (route) => route.abort()));

/** Lets `change` edit the data with which the server answers these calls. */
const changed =
  <Data>(calls: Calls, change: (data: Data) => void): Act =>
  async (page) => {
    await page.route(calls, async (route) => {
      const response = await route.fetch();
      // The page may call before it has a session.
      if (!response.ok()) return route.fulfill({ response });
      const json = (await response.json()) as { data: Data };
      change(json.data);
      await route.fulfill({ response, json });
    });
  };

type Job = Record<string, unknown>;

interface JobList {
  readonly jobs: Job[];
}

/** The first scans of a list are in progress. */
export const runFirst = changed<JobList>(lists, ({ jobs }) => {
  const statuses = ['queued', 'reading', 'matching', 'waiting-for-resume'];
  jobs.slice(0, statuses.length).forEach((job, place) =>
    Object.assign(job, {
      status: statuses[place],
      score: null,
      readyToApply: null,
      title: place === 0 ? null : job.title,
    }),
  );
});

/** The reason of a job that waits while the model is unavailable. */
export const waitingForModel = {
  code: 'MODEL_AWAY',
  message:
    'The AI service can’t be reached right now. We’ll continue automatically once it’s back.',
  retryable: false,
  since: new Date(Date.now() - 900_000).toISOString(),
};
const waiting = { status: 'queued', score: null, readyToApply: null, failure: waitingForModel };

/** The first scans of a list wait: two for the unavailable model, the third because the budget is spent. */
export const waitFirst = changed<JobList>(lists, ({ jobs }) => {
  for (const job of jobs.slice(0, 3)) Object.assign(job, waiting);
  Object.assign(jobs[2] ?? {}, {
    failure: { ...waitingForModel, code: 'MODEL_BUDGET_SPENT', since: undefined },
  });
});

/** A scan waits for the unavailable model. */
export const waitOne = changed<Job>(/\/api\/v1\/jobs\/[\w-]+$/, (job) =>
  Object.assign(job, waiting),
);

/** The parts of a profile that the pictures change. */
export interface ShownProfile {
  readonly resume: Readonly<Record<string, unknown>> | null;
  readonly resumes: readonly Readonly<Record<string, unknown>>[];
  readonly skills: readonly { readonly name: string }[];
}

/** Replaces fields of the profile. */
export const withProfile = (change: (profile: ShownProfile) => Partial<ShownProfile>): Act =>
  changed<ShownProfile>(profileCall, (profile) => {
    Object.assign(profile, change(profile));
    const { resume, resumes } = profile;
    // The list of resumes, which the profile shows, begins with this one.
    const first = { number: 1, name: 'Resume', isDefault: true, ...resumes[0], resume };
    Object.assign(profile, { resumes: resume === null ? [] : [first, ...resumes.slice(1)] });
  });
