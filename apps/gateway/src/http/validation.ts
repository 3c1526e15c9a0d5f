import { StandardSchemaValidationPipe } from '@nestjs/common';
import { AppError, errorCodeList } from '@rolefit/contracts';
import { z } from 'zod';

type Factory = NonNullable<
  NonNullable<ConstructorParameters<typeof StandardSchemaValidationPipe>[0]>['exceptionFactory']
>;
type Issue = Parameters<Factory>[0][number];

// Contracts use zod/mini, which bundles no messages.
z.config(z.locales.en());

/** Fields of a zod issue beyond Standard Schema: its kind, unknown keys, and the error code that a schema may set. */
const zodIssueSchema = z.object({
  code: z.string().optional(),
  keys: z.array(z.string()).optional(),
  params: z
    .object({ errorCode: z.enum(errorCodeList) })
    .optional()
    .catch(undefined),
});

/** Validates every parameter that has a schema and replaces it with the parsed value. */
export const validationPipe = new StandardSchemaValidationPipe({
  exceptionFactory: toValidationError,
});

/** Converts schema issues to an AppError with messages by field path; the first message becomes the detail. */
export function toValidationError(issues: readonly Issue[]): AppError {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = (issue.path ?? []).map((segment) =>
      String(typeof segment === 'object' ? segment.key : segment),
    );
    const { keys } = zodIssueSchema.parse(issue);
    const paths = keys === undefined ? [path] : keys.map((key) => [...path, key]);
    for (const one of paths) {
      const name = one.join('.');
      if (name !== '') fields[name] ??= keys === undefined ? issue.message : 'Unknown field';
    }
  }
  const first = issues[0];
  const known = zodIssueSchema.parse(first ?? {});
  // An issue about the whole body ("expected object, received undefined") does not help a user.
  const detail = Object.values(fields)[0] ?? (known.code === 'custom' ? first?.message : undefined);
  return new AppError(known.params?.errorCode ?? 'REQUEST_INVALID', {
    ...(detail === undefined ? {} : { detail }),
    ...(Object.keys(fields).length === 0 ? {} : { fields }),
  });
}
