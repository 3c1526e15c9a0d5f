import { z } from 'zod/mini';
import { accountDeletedSchema } from './account.js';
import { answersSchema } from './answers.js';
import { askedConditionsSchema } from './asked-conditions.js';
import { authEndpoints } from './auth-endpoints.js';
import { correctionSchema, correctionsSchema } from './corrections/index.js';
import { type Endpoint } from './endpoint.js';
import { insightsSchema } from './insights.js';
import { limits } from './limits.js';
import { nextSchema } from './next.js';
import { matchCaseSchema } from './match-case.js';
import { profileSchema } from './profile.js';
import { evaluationQueuedSchema } from './resume.js';
import { resumeMediaTypes } from './resume-format.js';
import { resumeReadingSchema } from './resume-reading.js';
import { jobDetailSchema, jobSchema } from './scan.js';
import { scanBatchSchema } from './scan-batch.js';
import { exportTypes } from './scan-export.js';
import { jobsPageSchema } from './scan-list.js';
import { scanLookupSchema } from './scan-lookup.js';

/** The type of the file of `GET /users/profile/export`. */
export const accountExportType = 'application/zip';

const nothing = z.null();

/**
 * The complete REST API. The routes of the gateway, the OpenAPI document and the API client are
 * derived from this table; a test fails on a route without an entry and on an entry without a
 * route.
 */
export const endpoints = {
  ...authEndpoints,

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
  getCorrections: {
    method: 'GET',
    path: '/users/profile/corrections',
    auth: 'bearer',
    status: 200,
    data: correctionsSchema,
  },
  saveCorrection: {
    method: 'POST',
    path: '/users/profile/corrections',
    auth: 'bearer',
    status: 200,
    data: correctionSchema,
  },
  removeCorrection: {
    method: 'DELETE',
    path: '/users/profile/corrections/:id',
    auth: 'bearer',
    status: 200,
    data: nothing,
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
  changeResume: {
    method: 'PATCH',
    path: '/users/profile/resumes/:number',
    auth: 'bearer',
    status: 200,
    data: profileSchema,
  },
  removeResume: {
    method: 'DELETE',
    path: '/users/profile/resumes/:number',
    auth: 'bearer',
    status: 200,
    data: profileSchema,
  },
  getResumeReading: {
    method: 'GET',
    path: '/users/profile/resume/reading',
    auth: 'bearer',
    scope: 'resume:read',
    status: 200,
    data: resumeReadingSchema,
  },
  getResumeFile: {
    method: 'GET',
    path: '/resumes/:id/file',
    auth: 'signed',
    status: 200,
    media: resumeMediaTypes,
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

  createScan: {
    method: 'POST',
    path: '/jobs/scan',
    auth: 'bearer',
    scope: 'scans:write',
    status: 202,
    data: jobSchema,
  },
  createScans: {
    method: 'POST',
    path: '/jobs/scan/batch',
    auth: 'bearer',
    scope: 'scans:write',
    status: 202,
    bodyBytes: limits.batchBodyBytes,
    data: scanBatchSchema,
  },
  lookUpScans: {
    method: 'POST',
    path: '/jobs/lookup',
    auth: 'bearer',
    scope: 'scans:read',
    status: 200,
    data: scanLookupSchema,
  },
  listScans: {
    method: 'GET',
    path: '/jobs',
    auth: 'bearer',
    scope: 'scans:read',
    status: 200,
    data: jobsPageSchema,
  },
  getNext: {
    method: 'GET',
    path: '/jobs/next',
    auth: 'bearer',
    scope: 'scans:read',
    status: 200,
    data: nextSchema,
  },
  getInsights: {
    method: 'GET',
    path: '/jobs/insights',
    auth: 'bearer',
    scope: 'scans:read',
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
  getScan: {
    method: 'GET',
    path: '/jobs/:id',
    auth: 'bearer',
    scope: 'scans:read',
    status: 200,
    data: jobDetailSchema,
  },
  getCase: {
    method: 'GET',
    path: '/jobs/:id/case',
    auth: 'bearer',
    status: 200,
    data: matchCaseSchema,
  },
  deleteScan: { method: 'DELETE', path: '/jobs/:id', auth: 'bearer', status: 200, data: nothing },
  saveScan: {
    method: 'PUT',
    path: '/jobs/:id/saved',
    auth: 'bearer',
    scope: 'scans:write',
    status: 200,
    data: jobSchema,
  },
  changeSavedScan: {
    method: 'PATCH',
    path: '/jobs/:id/saved',
    auth: 'bearer',
    scope: 'scans:write',
    status: 200,
    data: jobSchema,
  },
  unsaveScan: {
    method: 'DELETE',
    path: '/jobs/:id/saved',
    auth: 'bearer',
    scope: 'scans:write',
    status: 200,
    data: jobSchema,
  },
  archiveScan: {
    method: 'PUT',
    path: '/jobs/:id/archived',
    auth: 'bearer',
    scope: 'scans:write',
    status: 200,
    data: jobSchema,
  },
  unarchiveScan: {
    method: 'DELETE',
    path: '/jobs/:id/archived',
    auth: 'bearer',
    scope: 'scans:write',
    status: 200,
    data: jobSchema,
  },
  readClosely: {
    method: 'POST',
    path: '/jobs/:id/close-reading',
    auth: 'bearer',
    scope: 'scans:write',
    status: 202,
    data: jobSchema,
  },
  rescan: {
    method: 'POST',
    path: '/jobs/:id/rescan',
    auth: 'bearer',
    scope: 'scans:write',
    status: 202,
    data: jobSchema,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
