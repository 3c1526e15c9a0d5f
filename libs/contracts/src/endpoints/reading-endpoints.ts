import { type Endpoint } from '../endpoint.js';
import { resumeMediaTypes } from '../resume-format-names.js';
import { resumeReadingSchema } from '../resume-reading.js';

/** What was read of a resume, and its file. */
export const readingEndpoints = {
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
} as const satisfies Record<string, Endpoint>;
