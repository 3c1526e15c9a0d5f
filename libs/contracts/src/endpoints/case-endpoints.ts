import { type Endpoint } from '../endpoint.js';
import { matchCaseSchema } from '../match-case.js';
import { whatIfSchema } from '../what-if.js';

/** Everything that the judge has seen, to judge again in the browser. */
export const caseEndpoints = {
  getWhatIf: {
    method: 'GET',
    path: '/jobs/what-if',
    auth: 'bearer',
    status: 200,
    data: whatIfSchema,
  },
  getCase: {
    method: 'GET',
    path: '/jobs/:id/case',
    auth: 'bearer',
    status: 200,
    data: matchCaseSchema,
  },
} as const satisfies Record<string, Endpoint>;
