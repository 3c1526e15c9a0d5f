import { oldWordMessage, resumeRefusedMessage, resumeUploadSchema } from '@rolefit/contracts';

/** Why a file is rejected before the upload, or null. */
export function checkResumeFile(file: File): string | null {
  const isFine = resumeUploadSchema.safeParse({
    name: file.name,
    size: file.size,
    type: file.type,
  }).success;
  if (isFine) return null;
  return /\.(doc|rtf)$/i.test(file.name) ? oldWordMessage : resumeRefusedMessage;
}
