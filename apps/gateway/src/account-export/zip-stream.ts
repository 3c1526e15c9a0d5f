import { PassThrough, pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of an archive. Its bytes are asked for only when those before it are out. */
export interface ZipPart {
  readonly name: string;
  readonly content: Readable | AsyncIterable<string>;
  /** False for what is compressed already. */
  readonly isCompressed: boolean;
}

/**
 * An archive that is made while it is read: of one part at a time, as fast as it is taken. Where a part fails the stream is destroyed with
 * its error, before the directory that every archive ends with, so that nothing takes the beginning for a whole one; where the reader
 * goes, so does the part that was being read.
 */
export function streamZip(parts: AsyncIterable<ZipPart>): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  // yazl types its stream by the smallest interface; what it holds is destroyed with ours.
  pipeline(zip.outputStream, out, () => undefined);
  zip.on('error', (error: Error) => out.destroy(error));
  fill(zip, parts, out).catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  return out;
}

async function fill(zip: ZipFile, parts: AsyncIterable<ZipPart>, out: PassThrough): Promise<void> {
  for await (const { name, content, isCompressed } of parts) {
    const source = content instanceof Readable ? content : Readable.from(content, { objectMode: false });
    const abandon = () => source.destroy();
    out.once('close', abandon);
    // The reader may have gone while the part was looked for.
    if (out.destroyed) abandon();
    else zip.addReadStream(source, name, { compress: isCompressed });
    await finished(source);
    out.off('close', abandon);
  }
  zip.end();
}
