import { type ResumeFormat } from './resume-format.js';

/** Names of a format for users, browsers and file systems. */
export interface ResumeFormatNames {
  readonly label: string;
  readonly mediaType: string;
  readonly extension: string;
}

/** The names of each format. */
export const resumeFormats: Readonly<Record<ResumeFormat, ResumeFormatNames>> = {
  pdf: { label: 'PDF', mediaType: 'application/pdf', extension: 'pdf' },
  docx: {
    label: 'Word',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
  odt: {
    label: 'OpenDocument',
    mediaType: 'application/vnd.oasis.opendocument.text',
    extension: 'odt',
  },
  text: { label: 'Text', mediaType: 'text/plain', extension: 'txt' },
  markdown: { label: 'Markdown', mediaType: 'text/markdown', extension: 'md' },
  'json-resume': { label: 'JSON Resume', mediaType: 'application/json', extension: 'json' },
  linkedin: { label: 'LinkedIn export', mediaType: 'application/zip', extension: 'zip' },
  europass: { label: 'Europass', mediaType: 'application/xml', extension: 'xml' },
};

/** The media types in which the files of resumes are served, each once. */
export const resumeMediaTypes: readonly string[] = [
  ...new Set(Object.values(resumeFormats).map(({ mediaType }) => mediaType)),
];
