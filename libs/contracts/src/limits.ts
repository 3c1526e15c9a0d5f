/**
 * All limits visible to users, shared by server, forms, API client and extension. Names include the
 * unit; `Chars` are UTF-16 units, as in `String.length`. They are exports of a module, because a
 * bundler then leaves out those that a page does not use. Source: the product specification §5 and
 * §9, DECISIONS §2 and measurements of file reading.
 */
export * as limits from './limit-values.js';

/** Defaults of a skill added manually. Source: product specification §5. */
export const newSkill = { name: 'new skill', score: 5 } as const;
