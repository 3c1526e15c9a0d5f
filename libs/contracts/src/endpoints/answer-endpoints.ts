import { answersSchema } from '../answers.js';
import { type Endpoint } from '../endpoint.js';

/** A user's answers to the conditions of postings. */
export const answerEndpoints = {
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
} as const satisfies Record<string, Endpoint>;
