import { StandardSchemaValidationPipe } from '@nestjs/common';
import { AppError, errorCodeList } from '@rolefit/contracts';
import { z } from 'zod';

type Factory = NonNullable<NonNullable<ConstructorParameters<typeof StandardSchemaValidationPipe>[0]>['exceptionFactory']>;
type Issue = Parameters<Factory>[0][number];

// Contracts are made with zod/mini, which has no messages of its own.
z.config(z.locales.en());

/** What a zod issue has beyond the standard: its kind, unknown keys, and our own code where the schema names one. */
const zodIssueSchema = z.object({
  code: z.string().optional(),
  keys: z.array(z.string()).optional(),
  params: z.object({ errorCode: z.enum(errorCodeList) }).optional().catch(undefined),
});

/** Checks every parameter that has a schema; what it lets through is what the schema made of it. */
export const validationPipe = new StandardSchemaValidationPipe({ exceptionFactory: toValidationError });

/** Turns the issues of a schema into our error: messages by the path of their field, the first one in front. */
export function toValidationError(issues: readonly Issue[]): AppError {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = (issue.path ?? []).map((segment) => String(typeof segment === 'object' ? segment.key : segment));
    const { keys } = zodIssueSchema.parse(issue);
    const paths = keys === undefined ? [path] : keys.map((key) => [...path, key]);
    for (const one of paths) {
      const name = one.join('.');
      if (name !== '') fields[name] ??= keys === undefined ? issue.message : 'Unknown field';
    }
  }
  const first = issues[0];
  const known = zodIssueSchema.parse(first ?? {});
  // A schema's complaint about the whole body ("expected object, received undefined") tells a user nothing.
  const detail = Object.values(fields)[0] ?? (known.code === 'custom' ? first?.message : undefined);
  return new AppError(known.params?.errorCode ?? 'REQUEST_INVALID', {
    ...(detail === undefined ? {} : { detail }),
    ...(Object.keys(fields).length === 0 ? {} : { fields }),
  });
}
