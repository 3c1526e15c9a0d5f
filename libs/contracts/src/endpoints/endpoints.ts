import { type Endpoint } from '../endpoint.js';
import { accountLinkEndpoints } from './account-link-endpoints.js';
import { answerEndpoints } from './answer-endpoints.js';
import { askedConditionEndpoints } from './asked-condition-endpoints.js';
import { batchEndpoints } from './batch-endpoints.js';
import { caseEndpoints } from './case-endpoints.js';
import { correctionEndpoints } from './correction-endpoints.js';
import { deviceEndpoints } from './device-endpoints.js';
import { insightEndpoints } from './insight-endpoints.js';
import { passkeyEndpoints } from './passkey-endpoints.js';
import { peopleEndpoints } from './people-endpoints.js';
import { personalTokenEndpoints } from './personal-token-endpoints.js';
import { profileEndpoints } from './profile-endpoints.js';
import { readingEndpoints } from './reading-endpoints.js';
import { scanEndpoints } from './scan-endpoints.js';
import { scanDetailEndpoints } from './scan-detail-endpoints.js';
import { sessionEndpoints } from './session-endpoints.js';
import { signInEndpoints } from './sign-in-endpoints.js';

/**
 * The complete REST API. The routes of the gateway, the OpenAPI document and the API client are
 * derived from this table; a test fails on a route without an entry and on an entry without a
 * route. It is put together from one file for each feature, so that a page loads the schemas of
 * its own features only.
 */
export const endpoints = {
  ...sessionEndpoints,
  ...signInEndpoints,
  ...accountLinkEndpoints,
  ...deviceEndpoints,
  ...peopleEndpoints,
  ...personalTokenEndpoints,
  ...passkeyEndpoints,
  ...profileEndpoints,
  ...answerEndpoints,
  ...askedConditionEndpoints,
  ...correctionEndpoints,
  ...readingEndpoints,
  ...scanEndpoints,
  ...scanDetailEndpoints,
  ...batchEndpoints,
  ...insightEndpoints,
  ...caseEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
