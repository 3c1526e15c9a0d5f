import { AppError, type ResumeFormat } from '@rolefit/contracts';
import { archiveFormat } from './archive-format.js';
import { looksLikePdf } from './looks-like-pdf.js';
import { decodeText, textFormat } from './text-format.js';
import { readZipDirectory } from './zip-directory.js';

/** How many bytes of the start and of the end of a file `detectResumeFormat` inspects. */
export const edgeBytes = 256 * 1024;

/** Start and end of a file; they overlap if it is small. */
export interface FileEdges {
  /** The first `edgeBytes` bytes, or all of a smaller file. */
  readonly head: Uint8Array;
  /** The last `edgeBytes` bytes, or all of a smaller file. */
  readonly tail: Uint8Array;
  readonly sizeBytes: number;
}

/** The container of a file. `ole` is used by old Office files and by those with a password. */
export type FileContainer = 'pdf' | 'zip' | 'ole' | 'text' | 'other';

const startsWith = (head: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => head[at] === byte);

/**
 * Detects the container of a file from its first bytes.
 * @param head at least the first `containerHeadBytes` bytes of the file, or all of a smaller one
 */
export function detectContainer(head: Uint8Array): FileContainer {
  if (startsWith(head, [0x50, 0x4b]) && [0x03, 0x05].includes(head[2] ?? 0)) return 'zip';
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'ole';
  if (looksLikePdf(head)) return 'pdf';
  return isText(head) ? 'text' : 'other';
}

/** Whether a file is some kind of text. Which kind can only be detected from more of it. */
const isText = (head: Uint8Array): boolean => (decodeText(head, false) ?? '').trim() !== '';

/** A stream of an encrypted Office file. Source: MS-OFFCRYPTO 1.3.2. */
const encryptedStream = Array.from('EncryptedPackage').flatMap((letter) => [
  letter.charCodeAt(0),
  0,
]);

function contains(bytes: Uint8Array, part: readonly number[]): boolean {
  for (let at = bytes.indexOf(part[0] ?? 0); at >= 0; at = bytes.indexOf(part[0] ?? 0, at + 1))
    if (part.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

/** @throws AppError always: RESUME_ENCRYPTED or RESUME_OLD_WORD */
function refuseOle({ head, tail }: FileEdges): never {
  const isEncrypted = [head, tail].some((edge) => contains(edge, encryptedStream));
  throw new AppError(isEncrypted ? 'RESUME_ENCRYPTED' : 'RESUME_OLD_WORD');
}

/**
 * The format of an uploaded file, from its content alone.
 * @throws AppError RESUME_FORMAT_UNSUPPORTED, RESUME_OLD_WORD, RESUME_ENCRYPTED, RESUME_HAS_MACROS, RESUME_UNPACKS_TOO_LARGE,
 * RESUME_ARCHIVE_UNKNOWN, RESUME_UNREADABLE for a damaged archive
 */
export function detectResumeFormat(edges: FileEdges): ResumeFormat {
  const { head, tail, sizeBytes } = edges;
  switch (detectContainer(head)) {
    case 'pdf':
      return 'pdf';
    case 'zip': {
      const entries = readZipDirectory(tail, sizeBytes);
      if (entries === null) throw new AppError('RESUME_UNREADABLE');
      return archiveFormat(entries, head);
    }
    case 'ole':
      return refuseOle(edges);
    case 'text':
      return textFormat(head, head.length === sizeBytes);
    case 'other':
      throw new AppError('RESUME_FORMAT_UNSUPPORTED');
  }
}

/** The edges of a file in memory. */
export function edgesOf(bytes: Uint8Array): FileEdges {
  return {
    head: bytes.subarray(0, edgeBytes),
    tail: bytes.subarray(Math.max(0, bytes.length - edgeBytes)),
    sizeBytes: bytes.length,
  };
}
