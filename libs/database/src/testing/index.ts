export * from './test-database.js';
export * from './rows.js';
