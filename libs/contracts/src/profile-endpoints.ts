import { z } from 'zod/mini';
import { accountDeletedSchema } from './account.js';
import { answersSchema } from './answers.js';
import { askedConditionsSchema } from './asked-conditions.js';
import { correctionSchema, correctionsSchema } from './corrections/index.js';
import { type Endpoint } from './endpoint.js';
import { profileSchema } from './profile.js';
import { evaluationQueuedSchema } from './resume.js';
import { resumeMediaTypes } from './resume-format.js';
import { resumeReadingSchema } from './resume-reading.js';

/** The type of the file of `GET /users/profile/export`. */
export const accountExportType = 'application/zip';

const nothing = z.null();

/** Profile, answers, corrections and resumes; part of `endpoints`. */
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
  getAskedConditions: {
    method: 'GET',
    path: '/users/profile/answers/asked',
    auth: 'bearer',
    status: 200,
    data: askedConditionsSchema,
  },
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
  getResumeReading: {
    method: 'GET',
    path: '/users/profile/resume/reading',
    auth: 'bearer',
    scope: 'resume:read',
    status: 200,
    data: resumeReadingSchema,
  },
  getResumeFile: {
    method: 'GET',
    path: '/resumes/:id/file',
    auth: 'signed',
    status: 200,
    media: resumeMediaTypes,
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
