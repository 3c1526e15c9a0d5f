export * from './archive-format.js';
export * from './detect-resume-format.js';
export * from './looks-like-pdf.js';
export * from './text-format.js';
export * from './zip-directory.js';
