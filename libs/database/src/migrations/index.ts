import { CreateTables1763690000000 } from './1763690000000-create-tables.js';

/** Every migration, oldest first. Released ones are never edited. */
export const migrations = [CreateTables1763690000000];
