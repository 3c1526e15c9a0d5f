import { createTarPacker } from 'modern-tar';

interface NewEntry {
  readonly name: string;
  readonly sizeBytes: number;
  readonly contentType?: string;
}

/** The record of a tar archive that holds a media type; GNU tar knows the attribute, so that it does not warn. */
export const contentTypeRecord = 'SCHILY.xattr.user.mime_type';

/** Writes a tar archive, entry by entry, no faster than its bytes are read. */
export class ArchiveWriter {
  private readonly packer = createTarPacker();
  private readonly mtime = new Date();

  get bytes(): AsyncIterable<Uint8Array> {
    return this.packer.readable;
  }

  async add(
    { name, sizeBytes, contentType }: NewEntry,
    body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<void> {
    const pax = contentType === undefined ? {} : { pax: { [contentTypeRecord]: contentType } };
    const entry = this.packer.controller
      .add({ name, size: sizeBytes, type: 'file', mode: 0o600, mtime: this.mtime, ...pax })
      .getWriter();
    for await (const chunk of body) await entry.write(chunk);
    await entry.close();
  }

  addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text, 'utf8');
    return this.add({ name, sizeBytes: bytes.length }, [bytes]);
  }

  finish(): void {
    this.packer.controller.finalize();
  }

  fail(error: unknown): void {
    this.packer.controller.error(error);
  }
}
