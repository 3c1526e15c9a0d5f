export * from './skill-entry.js';
export * from './taxonomy.js';
