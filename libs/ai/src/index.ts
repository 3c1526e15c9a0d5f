export * from './analyser-version.js';
export * from './ports.js';
export { readPostingBuiltin } from './builtin/read-posting-builtin.js';
export { readResumeBuiltin } from './builtin/read-resume-builtin.js';
