import { type PipeTransform } from '@nestjs/common';
import { AppError, type ErrorCode } from '@rolefit/contracts';
import { z } from 'zod';

const idSchema = z.uuid();

/** Accepts only UUIDs. Any other value cannot name a record, so it is reported as not found rather than invalid. */
export class IdPipe implements PipeTransform<unknown, string> {
  /** @param notFound the error code for other values */
  constructor(private readonly notFound: ErrorCode) {}

  transform(value: unknown): string {
    const id = idSchema.safeParse(value);
    if (!id.success) throw new AppError(this.notFound);
    return id.data;
  }
}
