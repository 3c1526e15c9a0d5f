/** What is looked for on a page, and what is pressed. */
export const heading = (name) => (page) => page.getByRole('heading', { name, exact: true });
export const text = (words) => (page) => page.getByText(words);
export const click = (name) => (page) => page.getByRole('button', { name }).first().click();

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

/** The server takes its time with these calls, for as long as the picture needs. */
export const stall = (calls) => (page) => page.route(calls, () => undefined);
/** The server fails at these calls. */
export const fail = (calls) => (page) => page.route(calls, (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem }));
/** Nothing of the server answers these calls. */
export const cutOff = (calls) => (page) => page.route(calls, (route) => route.abort());

/** What the server answers to these calls, but for what `change` does to the data. */
const changed = (calls, change) => (page) =>
  page.route(calls, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    change(json.data);
    await route.fulfill({ response, json });
  });

/** The first scans of a list as they are while workers are at them. */
export const runFirst = changed(lists, ({ jobs }) =>
  ['queued', 'reading', 'matching', 'waiting-for-resume'].forEach((status, place) => Object.assign(jobs[place], { status, score: null, readyToApply: null, title: place === 0 ? null : jobs[place].title })),
);

/** Why work waits while the model is away. */
export const waitingForModel = { code: 'MODEL_AWAY', message: 'The AI service cannot be reached right now. This waits and goes on by itself.', retryable: false, since: new Date(Date.now() - 900_000).toISOString() };
const waiting = { status: 'queued', score: null, readyToApply: null, failure: waitingForModel };

/** The first scans of a list as they are while the model is away, and one as it is while the budget is spent. */
export const waitFirst = changed(lists, ({ jobs }) => {
  for (const job of jobs.slice(0, 2)) Object.assign(job, waiting);
  Object.assign(jobs[2], waiting, { failure: { ...waitingForModel, code: 'MODEL_BUDGET_SPENT', since: undefined } });
});

/** A scan as it is while the model is away. */
export const waitOne = changed(/\/api\/v1\/jobs\/[\w-]+$/, (job) => Object.assign(job, waiting));

/** The profile as the server has it, but for some fields. */
export const withProfile = (change) => changed(profileCall, (profile) => Object.assign(profile, change(profile)));
