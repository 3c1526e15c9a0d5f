export * from './divide-tables.js';
export * from './test-database.js';
export * from './interrupt.js';
export * from './rows.js';
export * from './results.js';
