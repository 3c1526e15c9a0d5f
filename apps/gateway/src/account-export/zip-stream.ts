import { PassThrough, pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of an archive. Its content is read only after all files before it were written. */
export interface ZipPart {
  readonly name: string;
  readonly content: Readable | AsyncIterable<string>;
  /** False for content that is already compressed. */
  readonly isCompressed: boolean;
}

/**
 * Creates a zip archive as a stream, one file at a time, with backpressure. If a file fails, the stream is destroyed before the central directory is written,
 * so a truncated archive is never valid. If the reader disconnects, the current file's source is destroyed too.
 */
export function streamZip(parts: AsyncIterable<ZipPart>): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  // yazl declares its stream with a minimal interface, hence the pipeline.
  pipeline(zip.outputStream, out, () => undefined);
  zip.on('error', (error: Error) => out.destroy(error));
  fill(zip, parts, out).catch((error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return out;
}

async function fill(zip: ZipFile, parts: AsyncIterable<ZipPart>, out: PassThrough): Promise<void> {
  for await (const { name, content, isCompressed } of parts) {
    const source =
      content instanceof Readable ? content : Readable.from(content, { objectMode: false });
    const abandon = () => source.destroy();
    out.once('close', abandon);
    // The reader may have disconnected while the file was being opened.
    if (out.destroyed) abandon();
    else zip.addReadStream(source, name, { compress: isCompressed });
    await finished(source);
    out.off('close', abandon);
  }
  zip.end();
}
