import { z } from 'zod';
import { accountDeletedSchema } from './account.js';
import { accountExportType } from './account-export.js';
import { answersSchema, answersUpdateSchema } from './answers.js';
import { devicesSchema, endSessionsQuerySchema, providersSchema, sessionRequestSchema, sessionSchema, sessionsEndedSchema, signInQuerySchema, tokenPairSchema } from './auth.js';
import { insightsSchema } from './insights.js';
import { limits } from './limits.js';
import { onboardingQuerySchema, profileSchema, profileUpdateSchema } from './profile.js';
import { evaluationQueuedSchema, resumeLinkQuerySchema } from './resume.js';
import { resumeReadingSchema } from './resume-reading.js';
import { savedChangeSchema, saveRequestSchema } from './saved.js';
import { idParamSchema, jobDetailSchema, jobSchema, scanRequestSchema } from './scan.js';
import { scanBatchRequestSchema, scanBatchSchema } from './scan-batch.js';
import { exportQuerySchema, exportTypes } from './scan-export.js';
import { jobsPageSchema, jobsQuerySchema } from './scan-list.js';
import { scanLookupRequestSchema, scanLookupSchema } from './scan-lookup.js';
import { skillsUpdateSchema } from './skill.js';
import { userSchema } from './user.js';

/** Where the API lives below the server's origin. */
export const apiBasePath = '/api/v1';

/** One call of the API. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `apiBasePath`, with `:name` for parameters. */
  readonly path: string;
  /** `bearer` needs an access token; `public` needs nothing; `signed` carries its right in the link. */
  readonly auth: 'public' | 'bearer' | 'signed';
  /** Also for an account that is deleted and can be brought back; all other calls refuse it with ACCOUNT_DELETED. */
  readonly forDeleted?: true;
  readonly summary: string;
  readonly status: 200 | 202 | 302;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The largest body, where it is not the usual one; see `bodyBytesOf`. */
  readonly bodyBytes?: number;
  /** `multipart` sends one file in this field. */
  readonly file?: string;
  /** Types of the file that it answers, where it does. */
  readonly media?: readonly string[];
  /** Schema of `data`; absent where the answer is no JSON (a redirect, a file). */
  readonly data?: z.ZodType;
}

/** The largest JSON body that an endpoint takes: far less from callers whom nobody knows yet. */
export function bodyBytesOf({ auth, bodyBytes }: Pick<Endpoint, 'auth' | 'bodyBytes'>): number {
  return bodyBytes ?? (auth === 'bearer' ? limits.jsonBodyBytes : limits.publicBodyBytes);
}

function defineEndpoints<Table extends Record<string, Endpoint>>(table: Table): Table {
  return table;
}

const nothing = z.null();

/**
 * The whole REST API. Routes of the gateway, the OpenAPI document and the API client all come from this table; a test
 * fails on a route without an entry and on an entry without a route.
 */
export const endpoints = defineEndpoints({
  listProviders: { method: 'GET', path: '/auth/providers', auth: 'public', summary: 'Sign-in providers of this server', status: 200, data: providersSchema },
  signInWithGithub: { method: 'GET', path: '/auth/github', auth: 'public', summary: 'Starts a sign-in with GitHub', status: 302, query: signInQuerySchema },
  githubCallback: { method: 'GET', path: '/auth/github/callback', auth: 'public', summary: 'Where GitHub sends the browser back to', status: 302 },
  signInWithGoogle: { method: 'GET', path: '/auth/google', auth: 'public', summary: 'Starts a sign-in with Google, where this server offers it', status: 302, query: signInQuerySchema },
  googleCallback: { method: 'GET', path: '/auth/google/callback', auth: 'public', summary: 'Where Google sends the browser back to', status: 302 },
  createSession: { method: 'POST', path: '/auth/session', auth: 'public', summary: 'Exchanges the refresh token for a new pair', status: 200, body: sessionRequestSchema, data: sessionSchema },
  createExtensionSession: { method: 'POST', path: '/auth/extension', auth: 'bearer', summary: 'A pair of tokens of its own for the browser extension; answers only our own pages, and wants their session cookie beside the access token', status: 200, data: tokenPairSchema },
  getMe: { method: 'GET', path: '/auth/me', auth: 'bearer', forDeleted: true, summary: 'The signed-in user', status: 200, data: userSchema },
  logout: { method: 'POST', path: '/auth/logout', auth: 'public', summary: 'Ends this session', status: 200, body: sessionRequestSchema, data: nothing },
  listSessions: { method: 'GET', path: '/auth/sessions', auth: 'bearer', summary: 'The devices on which the user is signed in', status: 200, data: devicesSchema },
  endSession: { method: 'DELETE', path: '/auth/sessions/:id', auth: 'bearer', summary: 'Logs one device out, this one too where it is named; again changes nothing', status: 200, params: idParamSchema, data: nothing },
  endSessions: { method: 'DELETE', path: '/auth/sessions', auth: 'bearer', summary: 'Logs out everywhere, or everywhere else', status: 200, query: endSessionsQuerySchema, data: sessionsEndedSchema },
  restoreAccount: { method: 'POST', path: '/auth/restore', auth: 'bearer', forDeleted: true, summary: 'Brings back an account that was deleted less than 30 days ago', status: 200, data: userSchema },

  getProfile: { method: 'GET', path: '/users/profile', auth: 'bearer', summary: 'The profile with resume and skills', status: 200, data: profileSchema },
  updateProfile: { method: 'PUT', path: '/users/profile', auth: 'bearer', summary: 'Changes fields of the profile', status: 200, body: profileUpdateSchema, data: profileSchema },
  deleteProfile: { method: 'DELETE', path: '/users/profile', auth: 'bearer', summary: 'Deletes the account: hides everything at once, signs out everywhere, and erases it after 30 days', status: 200, data: accountDeletedSchema },
  exportAccount: { method: 'GET', path: '/users/profile/export', auth: 'bearer', summary: 'All that is kept about the user, as one zip that is written while it is sent', status: 200, media: [accountExportType] },
  updateSkills: { method: 'PATCH', path: '/users/profile/skills', auth: 'bearer', summary: 'Replaces the list of skills', status: 200, body: skillsUpdateSchema, data: profileSchema },
  getAnswers: { method: 'GET', path: '/users/profile/answers', auth: 'bearer', summary: 'What the user stated for the conditions of postings', status: 200, data: answersSchema },
  updateAnswers: { method: 'PATCH', path: '/users/profile/answers', auth: 'bearer', summary: 'Replaces the kinds of answers that are given; null takes one back', status: 200, body: answersUpdateSchema, data: answersSchema },
  completeOnboarding: { method: 'PATCH', path: '/users/profile/onboarding', auth: 'bearer', summary: 'Completes onboarding', status: 200, query: onboardingQuerySchema, data: profileSchema },
  uploadResume: { method: 'POST', path: '/users/profile/resume', auth: 'bearer', summary: 'Uploads a new version of the resume (PDF, 5 MB)', status: 200, file: 'resume', data: profileSchema },
  getResumeReading: { method: 'GET', path: '/users/profile/resume/reading', auth: 'bearer', summary: 'What was read of the newest resume that was read, and the hidden text that was left out', status: 200, data: resumeReadingSchema },
  getResumeFile: { method: 'GET', path: '/resumes/:id/file', auth: 'signed', summary: 'The PDF itself, by a signed link that ends with the session it was given to', status: 200, params: idParamSchema, query: resumeLinkQuerySchema, media: ['application/pdf'] },

  evaluateResume: { method: 'POST', path: '/evaluations/resume', auth: 'bearer', summary: 'Queues an evaluation of the current resume', status: 202, data: evaluationQueuedSchema },
  evaluateResumeByGet: { method: 'GET', path: '/evaluations/resume', auth: 'bearer', summary: 'The same, as the specification names it', status: 202, data: evaluationQueuedSchema },

  createScan: { method: 'POST', path: '/jobs/scan', auth: 'bearer', summary: 'Queues the scan of a posting', status: 202, body: scanRequestSchema, data: jobSchema },
  createScans: {
    method: 'POST',
    path: '/jobs/scan/batch',
    auth: 'bearer',
    summary: 'Queues the scans of many postings and answers for each by itself',
    status: 202,
    body: scanBatchRequestSchema,
    bodyBytes: limits.batchBodyBytes,
    data: scanBatchSchema,
  },
  lookUpScans: { method: 'POST', path: '/jobs/lookup', auth: 'bearer', summary: 'Scans of the same posting, or of one that looks the same; keeps nothing of the question', status: 200, body: scanLookupRequestSchema, data: scanLookupSchema },
  listScans: { method: 'GET', path: '/jobs', auth: 'bearer', summary: 'Scans, sorted, filtered and searched, with totals over all of them', status: 200, query: jobsQuerySchema, data: jobsPageSchema },
  getInsights: { method: 'GET', path: '/jobs/insights', auth: 'bearer', summary: 'What all scans say together: scores, weeks and missing skills', status: 200, data: insightsSchema },
  exportScans: { method: 'GET', path: '/jobs/export', auth: 'bearer', summary: 'All scans with scores and skills, as a file', status: 200, query: exportQuerySchema, media: Object.values(exportTypes) },
  getScan: { method: 'GET', path: '/jobs/:id', auth: 'bearer', summary: 'One scan with its match and both texts', status: 200, params: idParamSchema, data: jobDetailSchema },
  deleteScan: { method: 'DELETE', path: '/jobs/:id', auth: 'bearer', summary: 'Deletes a scan', status: 200, params: idParamSchema, data: nothing },
  saveScan: { method: 'PUT', path: '/jobs/:id/saved', auth: 'bearer', summary: 'Saves a scan; one that is saved keeps what the body does not name', status: 200, params: idParamSchema, body: saveRequestSchema, data: jobSchema },
  changeSavedScan: { method: 'PATCH', path: '/jobs/:id/saved', auth: 'bearer', summary: 'Changes stage or note of a saved scan; 409 where it is not saved', status: 200, params: idParamSchema, body: savedChangeSchema, data: jobSchema },
  unsaveScan: { method: 'DELETE', path: '/jobs/:id/saved', auth: 'bearer', summary: 'Takes a scan out of the saved ones and forgets its stage and note', status: 200, params: idParamSchema, data: jobSchema },
  rescan: { method: 'POST', path: '/jobs/:id/rescan', auth: 'bearer', summary: 'Runs a scan again', status: 202, params: idParamSchema, data: jobSchema },
});

export type EndpointName = keyof typeof endpoints;
