import { z } from 'zod/mini';
import { accountDeletedSchema } from './account.js';
import { answersSchema } from './answers.js';
import { askedConditionsSchema } from './asked-conditions.js';
import {
  devicesSchema,
  providersSchema,
  sessionSchema,
  sessionsEndedSchema,
  tokenPairSchema,
} from './auth.js';
import { insightsSchema } from './insights.js';
import { limits } from './limits.js';
import { profileSchema } from './profile.js';
import { evaluationQueuedSchema } from './resume.js';
import { resumeReadingSchema } from './resume-reading.js';
import { jobDetailSchema, jobSchema } from './scan.js';
import { scanBatchSchema } from './scan-batch.js';
import { exportTypes } from './scan-export.js';
import { jobsPageSchema } from './scan-list.js';
import { scanLookupSchema } from './scan-lookup.js';
import { userSchema } from './user.js';

/** The type of the file of `GET /users/profile/export`. */
export const accountExportType = 'application/zip';

/** Base path of the API below the server's origin. */
export const apiBasePath = '/api/v1';

/** One call of the API as clients need it; `endpointDocs` has the rest. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `apiBasePath`, with `:name` for parameters. */
  readonly path: string;
  /**
   * `bearer` requires an access token; `public` requires nothing; `signed` carries its signature in
   * the link.
   */
  readonly auth: 'public' | 'bearer' | 'signed';
  /**
   * Also allowed for a deleted account that can be restored; all other calls reject it with
   * ACCOUNT_DELETED.
   */
  readonly forDeleted?: true;
  readonly status: 200 | 202 | 302;
  /** Maximum body size, if not the default; see `bodyBytesOf`. */
  readonly bodyBytes?: number;
  /** `multipart` sends one file in this field. */
  readonly file?: string;
  /** Media types of the file in the answer, if it is one. */
  readonly media?: readonly string[];
  /** Schema of `data`; absent if the answer is not JSON (a redirect, a file). */
  readonly data?: z.ZodMiniType;
}

/** Maximum JSON body of an endpoint; far smaller for unauthenticated callers. */
export function bodyBytesOf({ auth, bodyBytes }: Pick<Endpoint, 'auth' | 'bodyBytes'>): number {
  return bodyBytes ?? (auth === 'bearer' ? limits.jsonBodyBytes : limits.publicBodyBytes);
}

const nothing = z.null();

/**
 * The complete REST API. The routes of the gateway, the OpenAPI document and the API client are
 * derived from this table; a test fails on a route without an entry and on an entry without a
 * route.
 */
export const endpoints = {
  listProviders: {
    method: 'GET',
    path: '/auth/providers',
    auth: 'public',
    status: 200,
    data: providersSchema,
  },
  signInWithGithub: { method: 'GET', path: '/auth/github', auth: 'public', status: 302 },
  githubCallback: { method: 'GET', path: '/auth/github/callback', auth: 'public', status: 302 },
  signInWithGoogle: { method: 'GET', path: '/auth/google', auth: 'public', status: 302 },
  googleCallback: { method: 'GET', path: '/auth/google/callback', auth: 'public', status: 302 },
  createSession: {
    method: 'POST',
    path: '/auth/session',
    auth: 'public',
    status: 200,
    data: sessionSchema,
  },
  createExtensionSession: {
    method: 'POST',
    path: '/auth/extension',
    auth: 'bearer',
    status: 200,
    data: tokenPairSchema,
  },
  getMe: {
    method: 'GET',
    path: '/auth/me',
    auth: 'bearer',
    forDeleted: true,
    status: 200,
    data: userSchema,
  },
  logout: { method: 'POST', path: '/auth/logout', auth: 'public', status: 200, data: nothing },
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    auth: 'bearer',
    status: 200,
    data: devicesSchema,
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/:id',
    auth: 'bearer',
    status: 200,
    data: nothing,
  },
  endSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    auth: 'bearer',
    status: 200,
    data: sessionsEndedSchema,
  },
  restoreAccount: {
    method: 'POST',
    path: '/auth/restore',
    auth: 'bearer',
    forDeleted: true,
    status: 200,
    data: userSchema,
  },

  getProfile: {
    method: 'GET',
    path: '/users/profile',
    auth: 'bearer',
    status: 200,
    data: profileSchema,
  },
  updateProfile: {
    method: 'PUT',
    path: '/users/profile',
    auth: 'bearer',
    status: 200,
    data: profileSchema,
  },
  deleteProfile: {
    method: 'DELETE',
    path: '/users/profile',
    auth: 'bearer',
    status: 200,
    data: accountDeletedSchema,
  },
  exportAccount: {
    method: 'GET',
    path: '/users/profile/export',
    auth: 'bearer',
    status: 200,
    media: [accountExportType],
  },
  updateSkills: {
    method: 'PATCH',
    path: '/users/profile/skills',
    auth: 'bearer',
    status: 200,
    data: profileSchema,
  },
  getAnswers: {
    method: 'GET',
    path: '/users/profile/answers',
    auth: 'bearer',
    status: 200,
    data: answersSchema,
  },
  updateAnswers: {
    method: 'PATCH',
    path: '/users/profile/answers',
    auth: 'bearer',
    status: 200,
    data: answersSchema,
  },
  getAskedConditions: {
    method: 'GET',
    path: '/users/profile/answers/asked',
    auth: 'bearer',
    status: 200,
    data: askedConditionsSchema,
  },
  completeOnboarding: {
    method: 'PATCH',
    path: '/users/profile/onboarding',
    auth: 'bearer',
    status: 200,
    data: profileSchema,
  },
  uploadResume: {
    method: 'POST',
    path: '/users/profile/resume',
    auth: 'bearer',
    status: 200,
    file: 'resume',
    data: profileSchema,
  },
  getResumeReading: {
    method: 'GET',
    path: '/users/profile/resume/reading',
    auth: 'bearer',
    status: 200,
    data: resumeReadingSchema,
  },
  getResumeFile: {
    method: 'GET',
    path: '/resumes/:id/file',
    auth: 'signed',
    status: 200,
    media: ['application/pdf'],
  },

  evaluateResume: {
    method: 'POST',
    path: '/evaluations/resume',
    auth: 'bearer',
    status: 202,
    data: evaluationQueuedSchema,
  },
  evaluateResumeByGet: {
    method: 'GET',
    path: '/evaluations/resume',
    auth: 'bearer',
    status: 202,
    data: evaluationQueuedSchema,
  },

  createScan: { method: 'POST', path: '/jobs/scan', auth: 'bearer', status: 202, data: jobSchema },
  createScans: {
    method: 'POST',
    path: '/jobs/scan/batch',
    auth: 'bearer',
    status: 202,
    bodyBytes: limits.batchBodyBytes,
    data: scanBatchSchema,
  },
  lookUpScans: {
    method: 'POST',
    path: '/jobs/lookup',
    auth: 'bearer',
    status: 200,
    data: scanLookupSchema,
  },
  listScans: { method: 'GET', path: '/jobs', auth: 'bearer', status: 200, data: jobsPageSchema },
  getInsights: {
    method: 'GET',
    path: '/jobs/insights',
    auth: 'bearer',
    status: 200,
    data: insightsSchema,
  },
  exportScans: {
    method: 'GET',
    path: '/jobs/export',
    auth: 'bearer',
    status: 200,
    media: Object.values(exportTypes),
  },
  getScan: { method: 'GET', path: '/jobs/:id', auth: 'bearer', status: 200, data: jobDetailSchema },
  deleteScan: { method: 'DELETE', path: '/jobs/:id', auth: 'bearer', status: 200, data: nothing },
  saveScan: {
    method: 'PUT',
    path: '/jobs/:id/saved',
    auth: 'bearer',
    status: 200,
    data: jobSchema,
  },
  changeSavedScan: {
    method: 'PATCH',
    path: '/jobs/:id/saved',
    auth: 'bearer',
    status: 200,
    data: jobSchema,
  },
  unsaveScan: {
    method: 'DELETE',
    path: '/jobs/:id/saved',
    auth: 'bearer',
    status: 200,
    data: jobSchema,
  },
  rescan: {
    method: 'POST',
    path: '/jobs/:id/rescan',
    auth: 'bearer',
    status: 202,
    data: jobSchema,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
