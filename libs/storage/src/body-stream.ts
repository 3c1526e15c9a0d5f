import { Readable, Transform } from 'node:stream';
import { maxObjectBytes } from './object-store.js';

/** A body as a stream, whatever it came as. */
export function toStream(body: Readable | Buffer): Readable {
  return Buffer.isBuffer(body) ? Readable.from([body]) : body;
}

/**
 * Counts what flows through and fails, with a RangeError, as soon as it is more than it may be or, at its end, less than
 * was announced.
 * @param expectedBytes the announced length, if there is one
 */
export class LengthCheck extends Transform {
  sizeBytes = 0;

  constructor(private readonly expectedBytes: number | undefined) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: Error | null, chunk?: Buffer) => void): void {
    this.sizeBytes += chunk.length;
    const isTooLong = this.sizeBytes > (this.expectedBytes ?? maxObjectBytes) || this.sizeBytes > maxObjectBytes;
    if (isTooLong) done(new RangeError('The body is longer than it may be.'));
    else done(null, chunk);
  }

  override _flush(done: (error: Error | null) => void): void {
    const isTooShort = this.expectedBytes !== undefined && this.sizeBytes < this.expectedBytes;
    done(isTooShort ? new RangeError('The body is shorter than announced.') : null);
  }
}
