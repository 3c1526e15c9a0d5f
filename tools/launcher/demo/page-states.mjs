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

/** The first scans of a list as they are while workers are at them. */
export const runFirst = (page) =>
  page.route(lists, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    ['queued', 'reading', 'matching', 'waiting-for-resume'].forEach((status, place) => Object.assign(body.data.jobs[place], { status, score: null, readyToApply: null, title: place === 0 ? null : body.data.jobs[place].title }));
    await route.fulfill({ response: answer, json: body });
  });

/** The profile as the server has it, but for some fields. */
export const withProfile = (change) => (page) =>
  page.route(profileCall, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, data: { ...json.data, ...change(json.data) } } });
  });
