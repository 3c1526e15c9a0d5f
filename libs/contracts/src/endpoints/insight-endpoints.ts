import { type Endpoint } from '../endpoint.js';
import { insightsSchema } from '../insights.js';
import { exportTypes } from '../scan-export.js';

/** Figures about all scans, and their export. */
export const insightEndpoints = {
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
} as const satisfies Record<string, Endpoint>;
