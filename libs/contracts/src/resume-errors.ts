import { oldWordMessage, resumeRefusedMessage, resumeTooLargeMessage } from './resume-refusals.js';
import { type ErrorDefinition } from './error-definition.js';
import { type ErrorCode } from './error-names.js';
import { limits } from './limits.js';

type ResumeErrorCode = Extract<ErrorCode, `RESUME${string}`>;

/** Definitions of the errors of resumes and their files. */
export const resumeErrors: Readonly<Record<ResumeErrorCode, ErrorDefinition>> = {
  RESUME_NOT_FOUND: { name: 'NOTFOUND', message: 'We couldn’t find this resume.', retry: false },
  RESUME_NAME_TAKEN: {
    name: 'CONFLICT',
    message: 'You already have a resume with this name. Choose another name.',
    retry: false,
  },
  RESUMES_FULL: {
    name: 'CONFLICT',
    message: `You can have ${limits.resumesPerUser} resumes. Remove one, or upload a new version of it.`,
    retry: false,
  },
  RESUME_NEEDED: {
    name: 'CONFLICT',
    message:
      'Your scans need a resume that was read. Upload and evaluate another one before you remove this one.',
    retry: false,
  },
  RESUME_NOT_READ: {
    name: 'NOTFOUND',
    message:
      'We haven’t read a resume from you yet. Evaluate one, and you’ll see here what we read.',
    retry: false,
  },
  RESUME_MISSING: {
    name: 'UNPROCESSABLE',
    message: 'Please upload your resume first.',
    retry: false,
  },
  RESUME_FILE_MISSING: {
    name: 'VALIDATIONERROR',
    message: 'Please choose a file to upload.',
    retry: false,
  },
  RESUME_FORMAT_UNSUPPORTED: {
    name: 'UNSUPPORTEDTYPE',
    message: `We can’t read this kind of file. ${resumeRefusedMessage}`,
    retry: false,
  },
  RESUME_OLD_WORD: {
    name: 'UNSUPPORTEDTYPE',
    message: oldWordMessage,
    retry: false,
  },
  RESUME_ARCHIVE_UNKNOWN: {
    name: 'UNSUPPORTEDTYPE',
    message:
      'This ZIP archive is neither a document nor a LinkedIn export. Unpack it and upload the resume that is inside.',
    retry: false,
  },
  RESUME_UNPACKS_TOO_LARGE: {
    name: 'UNPROCESSABLE',
    message:
      'This file unpacks to far more than a resume contains, so we didn’t open it. Save your resume as PDF and upload that.',
    retry: false,
  },
  RESUME_HAS_MACROS: {
    name: 'UNPROCESSABLE',
    message:
      'This document contains macros, which we don’t accept. Save it as .docx without macros or as PDF and upload that.',
    retry: false,
  },
  RESUME_HAS_ENTITIES: {
    name: 'UNPROCESSABLE',
    message:
      'This file declares a document type (DOCTYPE), which can hide harmful content, so we didn’t read it. Save your resume as PDF and upload that.',
    retry: false,
  },
  RESUME_TOO_LARGE: {
    name: 'TOOLARGE',
    message: resumeTooLargeMessage,
    retry: false,
  },
  RESUME_UPLOAD_SLOW: {
    name: 'UNPROCESSABLE',
    message:
      'Your file arrived too slowly, so we stopped the upload. Check your connection and try again.',
    retry: false,
  },
  RESUME_ENCRYPTED: {
    name: 'UNPROCESSABLE',
    message: 'This file is protected by a password. Save it without one and upload it again.',
    retry: false,
  },
  RESUME_NO_TEXT: {
    name: 'UNPROCESSABLE',
    message:
      'We found no text in this file, and couldn’t recognise any in its images. Export your resume from the program you wrote it in, or scan it upright and at 300 dpi, and upload that.',
    retry: false,
  },
  RESUME_UNREADABLE: {
    name: 'UNPROCESSABLE',
    message:
      'This file is damaged or incomplete, so we couldn’t read it. Export it again and upload the new file.',
    retry: false,
  },
  RESUME_TOO_COMPLEX: {
    name: 'UNPROCESSABLE',
    message:
      'This file takes too long to read. Save your resume as a simpler PDF, with plain text and few graphics, and upload that.',
    retry: false,
  },
  RESUME_FILE_LOST: {
    name: 'UNPROCESSABLE',
    message: 'We couldn’t find the file of this resume. Please upload it again.',
    retry: false,
  },
};
