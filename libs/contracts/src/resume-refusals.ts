import { acceptedResumes } from './accepted-resumes.js';

/** The message for a rejected file. */
export const resumeRefusedMessage = `Only ${acceptedResumes} files up to 5 MB.`;

/** The message for an old word processor's file. */
export const oldWordMessage =
  'This is an old document format (.doc or .rtf). Open it in your word processor, save it as .docx or PDF and upload that.';

/** The message for a file above the limit. */
export const resumeTooLargeMessage =
  'This file is larger than 5 MB. Save it with fewer or smaller pictures and upload that.';

/** The message for an empty file. */
export const resumeEmptyMessage = 'This file is empty. Save your resume again and upload that.';
