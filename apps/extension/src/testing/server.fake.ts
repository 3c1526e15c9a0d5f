import { randomUUID } from 'node:crypto';
import { type Job } from '@rolefit/contracts';
import { aJob as aCompletedJob } from '@rolefit/testing';

export const server = 'https://rolefit.example';
export const user = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  name: 'Ada',
  email: null,
  githubUsername: 'ada',
  avatar: null,
  isOnboarding: false,
  isOwner: false,
  restorableUntil: null,
};

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
export const ok = (data: unknown) => json(200, { isSuccess: true, message: 'OK', data });

/** An error response in the server's format. */
export function problem(
  status: number,
  name: string,
  code: string,
  more: { fields?: Record<string, string>; retryAfter?: string } = {},
): Response {
  const body = {
    type: '/problems/x',
    title: 'x',
    status,
    detail: `said ${code}`,
    instance: '/',
    isSuccess: false,
    message: `said ${code}`,
    requestId: 'r-1',
    error: { name, code, fields: more.fields },
  };
  return json(
    status,
    body,
    more.retryAfter === undefined ? {} : { 'retry-after': more.retryAfter },
  );
}

/** The server's answer to an accepted scan. */
export function aJob(jobId: string): Job {
  return aCompletedJob({
    _id: randomUUID(),
    jobId,
    title: null,
    companyName: 'Bakery',
    url: 'https://jobs.example/1',
    status: 'queued',
    score: null,
    readyToApply: null,
  });
}
