import { type PipeTransform } from '@nestjs/common';
import { AppError, resumeNumberParamSchema } from '@rolefit/contracts';

/** Accepts only numbers of resumes. Any other value cannot name one, so it is reported as not found rather than invalid. */
export class ResumeNumberPipe implements PipeTransform<unknown, number> {
  transform(value: unknown): number {
    const number = resumeNumberParamSchema.shape.number.safeParse(value);
    if (!number.success) throw new AppError('RESUME_NOT_FOUND');
    return number.data;
  }
}
