import { AppError, limits, type ResumeFormat } from '@rolefit/contracts';
import type { ZipEntry } from './zip-directory.js';

/** Macros inside Word and LibreOffice documents. */
const macroFiles: ReadonlySet<string> = new Set(['vbaproject.bin', 'vbadata.xml']);
const macroFolders: ReadonlySet<string> = new Set(['basic', 'scripts']);

function isMacro(name: string): boolean {
  const parts = name.toLowerCase().split('/');
  const file = parts.pop() ?? '';
  return macroFiles.has(file) || (file !== '' && parts.some((folder) => macroFolders.has(folder)));
}

/** Includes templates. */
const openText = 'application/vnd.oasis.opendocument.text';
/** An OpenDocument has its type as its first file, uncompressed, after a header of 38 bytes. Source: OpenDocument 1.3, part 2, 3.3 */
const declaredType = (head: Uint8Array): string =>
  String.fromCharCode(...head.subarray(38, 38 + openText.length + 20));

/** Tables that contain facts for a resume. An export has some fifty others. */
const isLinkedinTable = (name: string): boolean =>
  /(?:^|\/)(?:Positions|Profile|Skills|Education)\.csv$/.test(name);

/** @throws AppError RESUME_ENCRYPTED, RESUME_UNPACKS_TOO_LARGE, RESUME_HAS_MACROS */
function refuseUnsafe(entries: readonly ZipEntry[]): void {
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new AppError('RESUME_ENCRYPTED');
  const unpacked = entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (entries.length > limits.resumeArchiveEntries || unpacked > limits.resumeUnpackedBytes)
    throw new AppError('RESUME_UNPACKS_TOO_LARGE');
  if (entries.some(({ name }) => isMacro(name))) throw new AppError('RESUME_HAS_MACROS');
}

/**
 * The format of a ZIP archive, by the names of its files.
 * @param head its start, which contains the type of an OpenDocument
 * @throws AppError RESUME_ENCRYPTED, RESUME_UNPACKS_TOO_LARGE, RESUME_HAS_MACROS, RESUME_FORMAT_UNSUPPORTED for other documents, RESUME_ARCHIVE_UNKNOWN for the rest
 */
export function archiveFormat(entries: readonly ZipEntry[], head: Uint8Array): ResumeFormat {
  refuseUnsafe(entries);
  const names = new Set(entries.map(({ name }) => name));
  if (names.has('[Content_Types].xml')) {
    if (entries.some(({ name }) => name.startsWith('word/'))) return 'docx';
    throw new AppError('RESUME_FORMAT_UNSUPPORTED');
  }
  if (names.has('mimetype') && names.has('content.xml')) {
    if (declaredType(head).startsWith(openText)) return 'odt';
    throw new AppError('RESUME_FORMAT_UNSUPPORTED');
  }
  if (entries.some(({ name }) => isLinkedinTable(name))) return 'linkedin';
  throw new AppError('RESUME_ARCHIVE_UNKNOWN');
}
