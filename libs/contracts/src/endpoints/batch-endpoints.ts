import { type Endpoint } from '../endpoint.js';
import { limits } from '../limits.js';
import { scanBatchSchema } from '../scan-batch.js';

/** Many scans at once. */
export const batchEndpoints = {
  createScans: {
    method: 'POST',
    path: '/jobs/scan/batch',
    auth: 'bearer',
    scope: 'scans:write',
    status: 202,
    bodyBytes: limits.batchBodyBytes,
    data: scanBatchSchema,
  },
} as const satisfies Record<string, Endpoint>;
