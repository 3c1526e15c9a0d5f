/** The less common resume formats, as named in sentences. */
export const otherResumes =
  'OpenDocument (.odt), text, Markdown, JSON Resume, Europass (.xml) and LinkedIn export (.zip)';

/** The resume formats, as named in sentences. */
export const acceptedResumes = `PDF, Word (.docx), ${otherResumes}`;
