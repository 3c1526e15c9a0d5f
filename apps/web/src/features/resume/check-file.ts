import { resumeUploadSchema } from '@rolefit/contracts';

/** Why a file is rejected before the upload, or null. */
export function checkResumeFile({ name, size, type }: File): string | null {
  const { error } = resumeUploadSchema.safeParse({ name, size, type });
  return error?.issues[0]?.message ?? null;
}
