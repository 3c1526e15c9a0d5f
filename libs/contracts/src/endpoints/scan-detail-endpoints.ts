import { type Endpoint } from '../endpoint.js';
import { jobDetailSchema } from '../scan.js';
import { scanLookupSchema } from '../scan-lookup.js';

/** One scan with its match. */
export const scanDetailEndpoints = {
  getScan: {
    method: 'GET',
    path: '/jobs/:id',
    auth: 'bearer',
    scope: 'scans:read',
    status: 200,
    data: jobDetailSchema,
  },
  lookUpScans: {
    method: 'POST',
    path: '/jobs/lookup',
    auth: 'bearer',
    scope: 'scans:read',
    status: 200,
    data: scanLookupSchema,
  },
} as const satisfies Record<string, Endpoint>;
