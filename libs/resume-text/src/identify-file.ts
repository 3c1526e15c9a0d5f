import { AppError, type ResumeFormat } from '@rolefit/contracts';
import {
  decodeText,
  detectResumeFormat,
  edgesOf,
  readZipDirectory,
  type ZipEntry,
} from '@rolefit/resume-format';

/** A file with the data that its parser needs. */
export interface IdentifiedFile {
  readonly format: ResumeFormat;
  /** The file; a text as UTF-8. */
  readonly bytes: Buffer;
  /** The files of an archive; empty for other formats. */
  readonly entries: readonly ZipEntry[];
}

const archives: ReadonlySet<ResumeFormat> = new Set(['docx', 'odt', 'linkedin']);

/**
 * Detects the format of a file cheaply, without any parser.
 * @throws AppError those of `detectResumeFormat`
 */
export function identifyFile(bytes: Buffer): IdentifiedFile {
  const format = detectResumeFormat(edgesOf(bytes));
  if (format === 'pdf') return { format, bytes, entries: [] };
  if (archives.has(format))
    return { format, bytes, entries: readZipDirectory(bytes, bytes.length) ?? [] };
  const text = decodeText(bytes, true);
  if (text === null) throw new AppError('RESUME_FORMAT_UNSUPPORTED');
  return { format, bytes: Buffer.from(text), entries: [] };
}
