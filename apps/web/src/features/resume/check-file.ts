import { resumeRefusedMessage, resumeUploadSchema } from '@rolefit/contracts';

/** Some systems name no type for a file; its name has to do then. The server looks at the content. */
function typeOf(file: File): string {
  return file.type === '' && /\.pdf$/i.test(file.name) ? 'application/pdf' : file.type;
}

/** Why a file is refused before it is sent, or null. */
export function checkResumeFile(file: File): string | null {
  const isFine = resumeUploadSchema.safeParse({ name: file.name, size: file.size, type: typeOf(file) }).success;
  return isFine ? null : resumeRefusedMessage;
}
