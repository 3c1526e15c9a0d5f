export * from './fixtures/pdf-bomb.js';
export * from './fixtures/pdf.js';
export * from './fixtures/postings.js';
export * from './fixtures/resumes.js';
