import { z } from 'zod/mini';
import { authEndpoints } from './auth-endpoints.js';
import { type Endpoint } from './endpoint.js';
import { insightsSchema } from './insights.js';
import { limits } from './limits.js';
import { matchCaseSchema } from './match-case.js';
import { nextSchema } from './next.js';
import { profileEndpoints } from './profile-endpoints.js';
import { jobDetailSchema, jobSchema } from './scan.js';
import { scanBatchSchema } from './scan-batch.js';
import { exportTypes } from './scan-export.js';
import { jobsPageSchema } from './scan-list.js';
import { scanLookupSchema } from './scan-lookup.js';
import { whatIfSchema } from './what-if.js';

const nothing = z.null();

/**
 * The complete REST API. The routes of the gateway, the OpenAPI document and the API client are
 * derived from this table; a test fails on a route without an entry and on an entry without a
 * route.
 */
export const endpoints = {
  ...authEndpoints,
  ...profileEndpoints,

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
  getWhatIf: {
    method: 'GET',
    path: '/jobs/what-if',
    auth: 'bearer',
    status: 200,
    data: whatIfSchema,
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
