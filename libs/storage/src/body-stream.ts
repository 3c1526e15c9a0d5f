import { Readable, Transform } from 'node:stream';
import { maxObjectBytes } from './object-store.js';

/** Converts a body to a stream. */
export function toStream(body: Readable | Buffer): Readable {
  return Buffer.isBuffer(body) ? Readable.from([body]) : body;
}

/**
 * Counts bytes and fails with a RangeError as soon as the body exceeds its maximum length, or at the end if it is shorter than declared.
 * @param expectedBytes the declared length, if any
 */
export class LengthCheck extends Transform {
  sizeBytes = 0;

  constructor(private readonly expectedBytes: number | undefined) {
    super();
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, chunk?: Buffer) => void,
  ): void {
    this.sizeBytes += chunk.length;
    const isTooLong =
      this.sizeBytes > (this.expectedBytes ?? maxObjectBytes) || this.sizeBytes > maxObjectBytes;
    if (isTooLong) done(new RangeError('The body is longer than it may be.'));
    else done(null, chunk);
  }

  override _flush(done: (error: Error | null) => void): void {
    const isTooShort = this.expectedBytes !== undefined && this.sizeBytes < this.expectedBytes;
    done(isTooShort ? new RangeError('The body is shorter than announced.') : null);
  }
}
