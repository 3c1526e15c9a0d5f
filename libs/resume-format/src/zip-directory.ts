/** A file of a ZIP archive, as the directory at the archive's end lists it. */
export interface ZipEntry {
  readonly name: string;
  /** 0 for stored, 8 for deflated. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedBytes: number;
  /** The unpacked size that it states. */
  readonly sizeBytes: number;
  /** Offset of its header in the archive. */
  readonly offset: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const maxCommentBytes = 0xffff;
/** Marks a size that is stored in the extension for archives above 4 GB. */
const inExtension = 0xffffffff;

/** The last end record. Source: APPNOTE.TXT 4.3.16; a comment may follow it. */
function findEnd(tail: DataView): number | null {
  const last = tail.byteLength - endBytes;
  for (let at = last; at >= Math.max(0, last - maxCommentBytes); at--)
    if (tail.getUint32(at, true) === endSignature) return at;
  return null;
}

function readEntry(tail: DataView, at: number): { entry: ZipEntry; next: number } | null {
  if (at + entryBytes > tail.byteLength || tail.getUint32(at, true) !== entrySignature) return null;
  const nameBytes = tail.getUint16(at + 28, true);
  const next =
    at + entryBytes + nameBytes + tail.getUint16(at + 30, true) + tail.getUint16(at + 32, true);
  const entry = {
    name: new TextDecoder().decode(
      new Uint8Array(
        tail.buffer,
        tail.byteOffset + at + entryBytes,
        Math.max(0, Math.min(nameBytes, tail.byteLength - at - entryBytes)),
      ),
    ),
    method: tail.getUint16(at + 10, true),
    isEncrypted: (tail.getUint16(at + 8, true) & 1) !== 0,
    packedBytes: tail.getUint32(at + 20, true),
    sizeBytes: tail.getUint32(at + 24, true),
    offset: tail.getUint32(at + 42, true),
  };
  return entry.sizeBytes === inExtension || entry.packedBytes === inExtension
    ? null
    : { entry, next };
}

/**
 * Lists the files of a ZIP archive.
 * @param end the end of the archive, or all of it
 * @param archiveBytes size of the whole archive
 * @returns null if the directory is damaged, or is not completely in `end`. Source: APPNOTE.TXT 4.3.12
 */
export function readZipDirectory(
  end: Uint8Array,
  archiveBytes: number,
): readonly ZipEntry[] | null {
  const tail = new DataView(end.buffer, end.byteOffset, end.byteLength);
  const record = findEnd(tail);
  if (record === null) return null;
  const count = tail.getUint16(record + 10, true);
  let at = tail.getUint32(record + 16, true) - (archiveBytes - end.byteLength);
  if (at < 0) return null;
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    const read = readEntry(tail, at);
    if (read === null) return null;
    entries.push(read.entry);
    at = read.next;
  }
  return entries;
}
