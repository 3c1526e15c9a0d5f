import { z } from 'zod/mini';
import { type Endpoint } from '../endpoint.js';
import { nextSchema } from '../next.js';
import { jobSchema } from '../scan.js';
import { jobsPageSchema } from '../scan-list.js';

const nothing = z.null();

/** Scans in lists, and what changes one. */
export const scanEndpoints = {
  createScan: {
    method: 'POST',
    path: '/jobs/scan',
    auth: 'bearer',
    scope: 'scans:write',
    status: 202,
    data: jobSchema,
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
