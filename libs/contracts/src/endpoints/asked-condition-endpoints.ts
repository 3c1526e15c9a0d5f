import { askedConditionsSchema } from '../asked-conditions.js';
import { type Endpoint } from '../endpoint.js';

/** Conditions that postings of the user ask for. */
export const askedConditionEndpoints = {
  getAskedConditions: {
    method: 'GET',
    path: '/users/profile/answers/asked',
    auth: 'bearer',
    status: 200,
    data: askedConditionsSchema,
  },
} as const satisfies Record<string, Endpoint>;
