import { z } from 'zod/mini';
import { limits } from './limits.js';
import {
  oldWordMessage,
  resumeEmptyMessage,
  resumeRefusedMessage,
  resumeTooLargeMessage,
} from './resume-refusals.js';
import { resumeFormats } from './resume-format-names.js';

const formats = Object.values(resumeFormats);

/** The `accept` attribute of a file input for resumes. Includes extensions, because many systems have no media type for Markdown. */
export const resumeAccept = [
  ...new Set(formats.flatMap(({ extension, mediaType }) => [`.${extension}`, mediaType])),
].join(',');

/** Checks the media type or, since that may be empty, the extension. Only for quick feedback: the server checks the content. */
function mayBeResume({ name, type }: { name: string; type: string }): boolean {
  const end = name.toLowerCase().split('.').at(-1);
  return formats.some(({ extension, mediaType }) => mediaType === type || extension === end);
}

const isOfOldWord = ({ name }: { name: string }) => /\.(doc|rtf)$/i.test(name);

/** Client-side checks of the dropzone; the server checks the content. */
export const resumeUploadSchema = z
  .object({
    name: z.string().check(z.minLength(1)),
    size: z
      .int()
      .check(
        z.minimum(1, resumeEmptyMessage),
        z.maximum(limits.resumeBytes, resumeTooLargeMessage),
      ),
    type: z.string(),
  })
  .check(
    z.refine((file) => !isOfOldWord(file), oldWordMessage),
    z.refine((file) => isOfOldWord(file) || mayBeResume(file), resumeRefusedMessage),
  );
