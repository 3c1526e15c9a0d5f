import { AppError, type JobSort } from '@rolefit/contracts';
import type { ScanPlace } from '@rolefit/database';
import { z } from 'zod';

const time = z.iso.datetime().transform((text) => new Date(text));
/** The lower end of the score times 1000, plus the score; see scan-list.statement.ts. */
const score = z.int().min(-1_000).max(101_100);
// PostgreSQL text cannot contain NUL.
const line = z.string().regex(/^[^\0]*$/);
const keySchemas = {
  newest: time,
  oldest: time,
  'best-score': score,
  'worst-score': score,
  company: line,
  title: line,
} as const satisfies Record<JobSort, z.ZodType>;

const cursorSchema = z.tuple([z.string(), z.enum(['after', 'before']), z.unknown(), z.uuid()]);

/** Encodes a position in a sorted list as an opaque cursor. */
export function encodeCursor(sort: JobSort, { side, key, id }: ScanPlace): string {
  return Buffer.from(JSON.stringify([sort, side, key, id])).toString('base64url');
}

/** @throws AppError REQUEST_INVALID for a malformed cursor or one of another sort order */
export function decodeCursor(sort: JobSort, cursor: string): ScanPlace {
  const parsed = cursorSchema.safeParse(
    parseJson(Buffer.from(cursor, 'base64url').toString('utf8')),
  );
  if (!parsed.success) throw invalid('This cursor isn’t valid.');
  const [sortOfCursor, side, keyOfCursor, id] = parsed.data;
  if (sortOfCursor !== sort)
    throw invalid('This cursor belongs to a list that is sorted in another way.');
  const key = keySchemas[sort].safeParse(keyOfCursor);
  if (!key.success) throw invalid('This cursor isn’t valid.');
  return { side, key: key.data, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function invalid(sentence: string): AppError {
  return new AppError('REQUEST_INVALID', {
    detail: `${sentence} Start again from the first page.`,
    fields: { cursor: 'Invalid cursor' },
  });
}
