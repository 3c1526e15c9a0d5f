import { AppError, limits, type ResumeFormat } from '@rolefit/contracts';
import type { ZipEntry } from './zip-directory.js';

/** Programs inside a document: of Word, and of LibreOffice. */
const macros = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|Basic\/.+|Scripts\/.+)$/i;

/** @throws AppError RESUME_ENCRYPTED, RESUME_UNPACKS_TOO_LARGE, RESUME_HAS_MACROS */
function refuseUnsafe(entries: readonly ZipEntry[]): void {
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new AppError('RESUME_ENCRYPTED');
  const unpacked = entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (entries.length > limits.resumeArchiveEntries || unpacked > limits.resumeUnpackedBytes)
    throw new AppError('RESUME_UNPACKS_TOO_LARGE');
  if (entries.some(({ name }) => macros.test(name))) throw new AppError('RESUME_HAS_MACROS');
}

/**
 * The format of a ZIP archive, by the names of its files.
 * @throws AppError RESUME_ENCRYPTED, RESUME_UNPACKS_TOO_LARGE, RESUME_HAS_MACROS, RESUME_FORMAT_UNSUPPORTED for other documents, RESUME_ARCHIVE_UNKNOWN for the rest
 */
export function archiveFormat(entries: readonly ZipEntry[]): ResumeFormat {
  refuseUnsafe(entries);
  const names = new Set(entries.map(({ name }) => name));
  if (names.has('[Content_Types].xml')) {
    if (entries.some(({ name }) => name.startsWith('word/'))) return 'docx';
    throw new AppError('RESUME_FORMAT_UNSUPPORTED');
  }
  throw new AppError('RESUME_ARCHIVE_UNKNOWN');
}
