import { accountDeletedSchema } from '../account.js';
import { type Endpoint } from '../endpoint.js';
import { profileSchema } from '../profile.js';
import { evaluationQueuedSchema } from '../resume.js';

/** The type of the file of `GET /users/profile/export`. */
export const accountExportType = 'application/zip';

/** The profile and its resumes. */
export const profileEndpoints = {
  getProfile: {
    method: 'GET',
    path: '/users/profile',
    auth: 'bearer',
    status: 200,
    data: profileSchema,
  },
  updateProfile: {
    method: 'PUT',
    path: '/users/profile',
    auth: 'bearer',
    status: 200,
    data: profileSchema,
  },
  deleteProfile: {
    method: 'DELETE',
    path: '/users/profile',
    auth: 'bearer',
    status: 200,
    data: accountDeletedSchema,
  },
  exportAccount: {
    method: 'GET',
    path: '/users/profile/export',
    auth: 'bearer',
    status: 200,
    media: [accountExportType],
  },
  updateSkills: {
    method: 'PATCH',
    path: '/users/profile/skills',
    auth: 'bearer',
    status: 200,
    data: profileSchema,
  },
  completeOnboarding: {
    method: 'PATCH',
    path: '/users/profile/onboarding',
    auth: 'bearer',
    status: 200,
    data: profileSchema,
  },
  uploadResume: {
    method: 'POST',
    path: '/users/profile/resume',
    auth: 'bearer',
    status: 200,
    file: 'resume',
    data: profileSchema,
  },
  changeResume: {
    method: 'PATCH',
    path: '/users/profile/resumes/:number',
    auth: 'bearer',
    status: 200,
    data: profileSchema,
  },
  removeResume: {
    method: 'DELETE',
    path: '/users/profile/resumes/:number',
    auth: 'bearer',
    status: 200,
    data: profileSchema,
  },
  evaluateResume: {
    method: 'POST',
    path: '/evaluations/resume',
    auth: 'bearer',
    status: 202,
    data: evaluationQueuedSchema,
  },
  evaluateResumeByGet: {
    method: 'GET',
    path: '/evaluations/resume',
    auth: 'bearer',
    status: 202,
    data: evaluationQueuedSchema,
  },
} as const satisfies Record<string, Endpoint>;
