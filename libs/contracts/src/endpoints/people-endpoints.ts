import { z } from 'zod/mini';
import { type Endpoint } from '../endpoint.js';
import { createdInvitationSchema, peopleSchema } from '../people.js';

const nothing = z.null();

/** The users of a server and invitations to it, for its owner. */
export const peopleEndpoints = {
  listPeople: {
    method: 'GET',
    path: '/auth/people',
    auth: 'bearer',
    status: 200,
    data: peopleSchema,
  },
  removePerson: {
    method: 'DELETE',
    path: '/auth/people/:id',
    auth: 'bearer',
    status: 200,
    data: nothing,
  },
  createInvitation: {
    method: 'POST',
    path: '/auth/invitations',
    auth: 'bearer',
    status: 200,
    data: createdInvitationSchema,
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/auth/invitations/:id',
    auth: 'bearer',
    status: 200,
    data: nothing,
  },
} as const satisfies Record<string, Endpoint>;
