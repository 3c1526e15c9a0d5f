import { z } from 'zod';
import { deploymentVariables } from './variables/deployment.js';
import { limitVariables } from './variables/limits.js';
import { modelVariables } from './variables/model.js';
import { operationVariables } from './variables/operation.js';
import { retentionVariables } from './variables/retention.js';
import { serviceVariables } from './variables/services.js';
import { signInVariables } from './variables/sign-in.js';

/**
 * All environment variables that Rolefit reads. The descriptions are the documentation: `.env.example` repeats them verbatim, which a test verifies, and
 * errors about missing variables quote them. An empty value counts as absent.
 */
export const configSchema = z.object({
  ...deploymentVariables,
  ...serviceVariables,
  ...modelVariables,
  ...signInVariables,
  ...limitVariables,
  ...retentionVariables,
  ...operationVariables,
});

/** Parsed variables by their names in the environment. */
export type Environment = z.infer<typeof configSchema>;

/** Name of an environment variable that Rolefit reads. */
export type VariableName = keyof Environment;

/** All variables in documentation order. */
export const variableNames = configSchema.keyof().options;
