import { z } from 'zod/mini';
import { correctionSchema, correctionsSchema } from '../corrections/index.js';
import { type Endpoint } from '../endpoint.js';

const nothing = z.null();

/** Corrections of verdicts. */
export const correctionEndpoints = {
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
} as const satisfies Record<string, Endpoint>;
