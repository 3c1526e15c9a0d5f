import { resumeRefusedMessage, resumeUploadSchema } from '@rolefit/contracts';

/** Some systems provide no MIME type, so fall back to the extension. The server checks the content. */
function typeOf(file: File): string {
  return file.type === '' && /\.pdf$/i.test(file.name) ? 'application/pdf' : file.type;
}

/** Why a file is rejected before the upload, or null. */
export function checkResumeFile(file: File): string | null {
  const isFine = resumeUploadSchema.safeParse({
    name: file.name,
    size: file.size,
    type: typeOf(file),
  }).success;
  return isFine ? null : resumeRefusedMessage;
}
