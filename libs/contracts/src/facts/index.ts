export * from './asked.js';
export * from './field-of-work.js';
export * from './levels.js';
export * from './occupation.js';
export * from './posting-facts.js';
export { quoteSchema, readBySchema, type Quote, type ReadBy } from './quote.js';
export * from './requirement.js';
export * from './resume-facts.js';
export * from './title.js';
