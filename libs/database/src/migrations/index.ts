import { CreateTables1763690000000 } from './1763690000000-create-tables.js';
import { KeepRotations1763700000000 } from './1763700000000-keep-rotations.js';

/** Every migration, oldest first. Released ones are never edited. */
export const migrations = [CreateTables1763690000000, KeepRotations1763700000000];
