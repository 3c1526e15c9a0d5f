export * from './correction.js';
export * from './correction-ref.js';
export * from './correction-request.js';
export * from './rulings.js';
export * from './words-key.js';
