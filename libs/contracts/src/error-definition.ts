import { type ErrorName } from './error-names.js';

/** What an error code means for users and for jobs. */
export interface ErrorDefinition {
  readonly name: ErrorName;
  /** A complete sentence that can be shown to a user as it is. */
  readonly message: string;
  /** Whether a job that ends with this error is retried automatically. */
  readonly retry: boolean;
}
