import { z } from 'zod/mini';
import { devicesSchema, sessionsEndedSchema } from '../auth.js';
import { deviceLinkSchema } from '../device-link.js';
import { type Endpoint } from '../endpoint.js';

const nothing = z.null();

/** The devices on which a user is signed in. */
export const deviceEndpoints = {
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
  createDeviceLink: {
    method: 'POST',
    path: '/auth/device-link',
    auth: 'bearer',
    status: 200,
    data: deviceLinkSchema,
  },
} as const satisfies Record<string, Endpoint>;
