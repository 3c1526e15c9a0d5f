import { ConfigError } from './config-error.js';
import { configSchema, type Environment, type VariableName, variableNames } from './environment.js';
import { isOfGatewayOnly } from './gateway-variables.js';
import { findMisspelt } from './misspelt-variables.js';
import { findMissing, type Program } from './required-variables.js';

/**
 * Parses the variables that a program reads.
 * @param env variables by name; an empty value counts as absent, unknown names and those of other programs are ignored
 * @throws ConfigError that lists all missing, misspelt and invalid variables
 */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  program: Program,
): Environment {
  const provided: Partial<Record<VariableName, string>> = {};
  for (const name of variableNames) {
    const value = env[name]?.trim();
    const isRead = program === 'gateway' || !isOfGatewayOnly(name);
    if (isRead && value !== undefined && value !== '') provided[name] = value;
  }

  const misspelt = findMisspelt(env);
  // A variable that is there under a wrong name is not reported as missing too.
  const meant = Object.fromEntries(misspelt.map(({ name, meant }) => [meant, env[name]?.trim()]));
  const missing = [
    ...misspelt.map(
      ({ name, meant }) => `${name} is not a setting of Rolefit. Did you mean ${meant}?`,
    ),
    ...findMissing({ ...meant, ...provided }, program),
  ];
  const parsed = configSchema.safeParse(provided);
  const invalid = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`);
  if (!parsed.success || missing.length > 0)
    throw new ConfigError([...missing, ...new Set(invalid)]);
  return parsed.data;
}

/** Narrows the type of a variable that `findMissing` has already required; throws if the two disagree. */
export function requireValue(value: string | undefined): string {
  if (value === undefined) throw new ConfigError(['A required variable is missing.']);
  return value;
}
