import type { ObjectStore } from '@rolefit/storage';

/** What holds the data of a Rolefit. */
export interface Installation {
  readonly databaseUrl: string;
  readonly objects: ObjectStore;
}
