/** The formats of resumes that few people have, as sentences name them. */
export const otherResumes =
  'OpenDocument (.odt), text, Markdown, JSON Resume, Europass (.xml) and LinkedIn export (.zip)';

/** The formats of resumes, as sentences name them. */
export const acceptedResumes = `PDF, Word (.docx), ${otherResumes}`;

/** The sentence for a rejected file. */
export const resumeRefusedMessage = `Only ${acceptedResumes} files up to 5 MB.`;

/** The sentence for a file of an old word processor. */
export const oldWordMessage =
  'This is an old document format (.doc or .rtf). Open it in your word processor, save it as .docx or PDF and upload that.';

/** The sentence for a file above the limit. */
export const resumeTooLargeMessage =
  'This file is larger than 5 MB. Save it with fewer or smaller pictures and upload that.';

/** The sentence for a file without content. */
export const resumeEmptyMessage = 'This file is empty. Save your resume again and upload that.';
