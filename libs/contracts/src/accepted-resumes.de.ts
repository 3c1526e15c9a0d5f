export const otherResumes =
  'OpenDocument (.odt), Text, Markdown, JSON Resume, Europass (.xml) und LinkedIn-Export (.zip)';

export const acceptedResumes = `PDF, Word (.docx), ${otherResumes}`;
