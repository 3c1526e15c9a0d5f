/** The formats of resumes, as sentences name them. */
export const acceptedResumes = 'PDF, Word (.docx), text and Markdown';

/** The sentence for a rejected file. */
export const resumeRefusedMessage = `Only ${acceptedResumes} files up to 5 MB.`;
