import { AppError } from '@rolefit/contracts';
import type { ScanCursor } from '@rolefit/database';
import { z } from 'zod';

const cursorSchema = z.tuple([z.iso.datetime().transform((time) => new Date(time)), z.uuid()]);

/** A place in the list, for the client to hand back and not to look into. */
export function encodeCursor({ createdAt, id }: ScanCursor): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');
}

/** @throws AppError REQUEST_INVALID for anything that `encodeCursor` did not make */
export function decodeCursor(cursor: string): ScanCursor {
  const parsed = cursorSchema.safeParse(Buffer.from(cursor, 'base64url').toString('utf8').split(' '));
  if (!parsed.success) throw new AppError('REQUEST_INVALID', { detail: 'This cursor is not valid. Start again from the first page.', fields: { cursor: 'Invalid cursor' } });
  const [createdAt, id] = parsed.data;
  return { createdAt, id };
}
