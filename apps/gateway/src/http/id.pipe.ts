import { type PipeTransform } from '@nestjs/common';
import { AppError, type ErrorCode } from '@rolefit/contracts';
import { z } from 'zod';

const idSchema = z.uuid();

/** Lets only ids through; anything else names nothing, so it is not found rather than invalid. */
export class IdPipe implements PipeTransform<unknown, string> {
  /** @param notFound what is not found */
  constructor(private readonly notFound: ErrorCode) {}

  transform(value: unknown): string {
    const id = idSchema.safeParse(value);
    if (!id.success) throw new AppError(this.notFound);
    return id.data;
  }
}
