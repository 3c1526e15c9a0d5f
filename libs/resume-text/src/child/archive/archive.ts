import { inflateRawSync } from 'node:zlib';
import type { ZipEntry } from '@rolefit/resume-format';
import { Refusal } from '../refusal.ts';

const headerBytes = 30;
const headerSignature = 0x04034b50;
const stored = 0;
const deflated = 8;

/** A ZIP archive of which only some files are unpacked, within a total limit. */
export class Archive {
  readonly #bytes: Buffer;
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly #unpacked = new Map<string, Buffer>();
  #leftBytes: number;

  /** @param maxBytes total bytes that may be unpacked; a file that is larger than the directory says is refused as well */
  constructor(bytes: Uint8Array, entries: readonly ZipEntry[], maxBytes: number) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]));
    this.#leftBytes = maxBytes;
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /**
   * Unpacks one file.
   * @throws Refusal unpacks-too-large, unreadable if it is missing or damaged
   */
  read(name: string): Buffer {
    const known = this.#unpacked.get(name);
    if (known) return known;
    const entry = this.#entries.get(name);
    if (!entry) throw new Refusal('unreadable', `the archive has no ${name}`);
    if (entry.sizeBytes > this.#leftBytes) throw tooLarge();
    const content = this.#unpack(entry);
    this.#leftBytes -= content.length;
    this.#unpacked.set(name, content);
    return content;
  }

  #unpack(entry: ZipEntry): Buffer {
    const packed = this.#packed(entry);
    if (entry.method === stored) return packed;
    if (entry.method !== deflated)
      throw new Refusal('unreadable', `unsupported compression method ${entry.method}`);
    try {
      return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.sizeBytes) });
    } catch (error) {
      // It is larger than the directory says.
      if (error instanceof RangeError) throw tooLarge();
      throw new Refusal('unreadable', String(error));
    }
  }

  /** Name and extra field of the header may differ in length from those of the directory. Source: APPNOTE.TXT 4.3.7 */
  #packed({ offset, packedBytes }: ZipEntry): Buffer {
    const header = this.#bytes.subarray(offset, offset + headerBytes);
    if (header.length < headerBytes || header.readUInt32LE(0) !== headerSignature)
      throw new Refusal('unreadable', 'a file of the archive has no header');
    const start = offset + headerBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
    return this.#bytes.subarray(start, start + packedBytes);
  }
}

function tooLarge(): Refusal {
  return new Refusal('unpacks-too-large', 'a file unpacks to more than allowed');
}
