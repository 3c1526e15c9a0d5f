/** The formats of resumes, as sentences name them. */
export const acceptedResumes =
  'PDF, Word (.docx), OpenDocument (.odt), text, Markdown, JSON Resume, Europass (.xml) and LinkedIn export (.zip)';

/** The sentence for a rejected file. */
export const resumeRefusedMessage = `Only ${acceptedResumes} files up to 5 MB.`;
